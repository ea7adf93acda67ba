import { goto, isHost, missing, reject, show, zeroes } from '@alibi/engine';
import type { Game, Look, Next, PlayerId, Reject, Table } from '@alibi/engine';
import * as commands from './commands.ts';
import { seat } from './people.ts';
import { pairAt, unspent } from './pool.ts';
import { isActive, roundOf, votesMissing, withdraw } from './round.ts';
import { noTallies, outcome, score } from './scoring.ts';
import { settings } from './settings.ts';
import { tiebreak } from './tiebreak.ts';
import type { ImpostorQuestions, Settings } from './types.ts';
import { board, hand } from './view.ts';

type Iq = ImpostorQuestions;

const { begin, answer, reveal, next, discuss, voteNow, addTime, vote, advance, drop, voidRound, goOn } = commands;

/** IQ-Q19. */
const LAST_CALL_MS = 3_000;

/** IQ-10.4, CM-38: everybody active, connected or not; where the host closes, the host to the end. */
function voters(look: Look<Iq>): readonly PlayerId[] {
  const late = votesMissing(roundOf(look));
  if (look.settings.voteClose === 'auto') return late;
  return look.players.filter((player) => late.includes(player) || isHost(look, player));
}

/** IQ-Q14, Q36: what cannot be changed any more is refused with the whole change. */
function configured(table: Table<Iq>, before: Readonly<Settings>): Next<Iq> | Reject {
  const { state, settings: now } = table;
  for (const field of ['packs', 'rating', 'writtenPairs'] as const) {
    if (JSON.stringify(now[field]) !== JSON.stringify(before[field])) return reject('INVALID_SETTINGS', { field });
  }
  const left = unspent(table).length;
  if (before.questionReuse && !now.questionReuse && left === 0 && now.rounds > state.completed) {
    return reject('POOL_TOO_SMALL', { required: 1, actual: 0 });
  }
  if (now.rounds !== before.rounds) {
    const most = now.questionReuse ? 30 : Math.min(30, state.completed + left);
    if (now.rounds < state.completed || now.rounds > most) {
      return reject('INVALID_SETTINGS', { field: 'rounds', least: Math.max(5, state.completed), most });
    }
  }
  return commands.nextRound(table);
}

/** Chat: in a running round those who play it (IQ-6.4), and nobody while prompts are secret. */
function talks(look: Look<Iq>, player: PlayerId): boolean {
  const { phase, over } = look;
  if (over !== null || phase === 'setup' || phase === 'result') return true;
  return phase !== 'answering' && isActive(look, player);
}

/** Scenario 5: who does not play the round is told so; in `answering` the chat is closed to all. */
function silence(look: Look<Iq>, player: PlayerId): string {
  return isActive(look, player) ? 'CHAT_CLOSED' : 'NOT_ACTIVE';
}

export const impostorQuestions: Game<Iq> = {
  id: 'impostor-questions',
  version: 1,
  seats: { min: 4, max: 16 },
  settings,
  grace: () => 300,
  setup: ({ players }) => ({
    completed: 0,
    round: null,
    spent: [],
    seats: [...players],
    renamed: {},
    scores: zeroes(players),
    tallies: noTallies(players),
    notice: null,
    history: [],
  }),
  first: 'setup',
  phases: {
    setup: {
      tunable: true,
      enter(table) {
        table.state.round = null;
        return commands.nextRound(table);
      },
      commands: { begin },
    },
    answering: {
      commands: { answer, reveal, drop },
      awaits: (look) => missing(roundOf(look).answers, roundOf(look).active),
      close: () => goto('reveal'),
    },
    reveal: {
      lasts: ({ settings: { revealMode, revealStepSeconds } }) =>
        revealMode === 'auto' ? revealStepSeconds * 1000 : null,
      commands: { next, discuss, drop, void_round: voidRound },
      close: commands.showNext,
    },
    discussion: {
      lasts: ({ settings: { discussionSeconds } }) => (discussionSeconds === null ? null : discussionSeconds * 1000),
      commands: { vote_now: voteNow, add_time: addTime, drop, void_round: voidRound },
      close: () => goto('voting'),
    },
    voting: {
      enter(table) {
        roundOf(table).votingSince ??= table.now;
      },
      commands: { vote, advance, drop, void_round: voidRound },
      awaits: voters,
      close(table) {
        const { voteChanges, voteClose } = table.settings;
        return voteChanges && voteClose === 'auto' ? goto('lastCall') : commands.countVotes(table);
      },
    },
    lastCall: show<Iq>({
      lasts: () => LAST_CALL_MS,
      commands: { vote, advance, drop, void_round: voidRound },
      close: commands.countVotes,
    }),
    tiebreak: show<Iq>({
      lasts: () => tiebreak.lasts,
      close(table) {
        const round = roundOf(table);
        const candidates = round.tied ?? [];
        round.out = candidates.length === 0 ? null : tiebreak.loser(candidates, table.rng);
        return goto('result');
      },
    }),
    result: { enter: score, commands: { go_on: goOn } },
  },
  board,
  hand,
  talks,
  silence,
  hears: (look, from) => (look.phase === 'answering' ? isActive(look, from) : talks(look, from)),
  configured,
  spent: (look) => [...new Set(look.state.spent)].map((place) => pairAt(look, place).id),
  joined: (table, player, was) => seat(table, player, was ?? null),
  left: withdraw,
  stop: outcome,
};
