import type { Cartridge } from '../cartridge.ts';
import type { Millis } from '../game.ts';
import type { Match, MatchInput } from '../match.ts';
import { seenBy } from '../view.ts';
import type { RandomMatch } from './random-match.ts';

/** A match as a text to read: every input, and what of the board and the phase it changed for everybody. */
export function playthroughOf(cartridge: Cartridge, { start, first, steps, last }: RandomMatch): string {
  const { id, version } = cartridge.game;
  const lines = [`${id}, version ${version}`, `players: ${start.players.join(', ')}`, '', `${clock(0)} start`];
  let shown: ReadonlyMap<string, string> = new Map();
  const tell = (match: Match): void => {
    const next = publicLines(cartridge, match);
    for (const [key, text] of next) if (shown.get(key) !== text) lines.push(`    ${key}: ${text}`);
    shown = next;
  };
  tell(first);
  for (const { input, at, after, events, code } of steps) {
    lines.push(`${clock(at)} ${wordsFor(input)}${code === null ? '' : ` -> ${code}`}`);
    for (const event of events) lines.push(`    said aloud: ${JSON.stringify(event)}`);
    tell(after);
  }
  return `${[...lines, '', `outcome: ${JSON.stringify(last.over)}`].join('\n')}\n`;
}

function publicLines(cartridge: Cartridge, match: Match): Map<string, string> {
  const { board, own } = seenBy(cartridge.game, match, null);
  const { name, visit, endsAt, left } = own.phase;
  const time = endsAt === null ? (left === undefined ? '' : `, ${left} ms left`) : `, until ${clock(endsAt)}`;
  const lines = new Map([['phase', `${name} (visit ${visit}${time})`]]);
  for (const [key, value] of Object.entries(board)) lines.set(key, JSON.stringify(value));
  return lines;
}

function wordsFor(input: MatchInput): string {
  switch (input.type) {
    case 'play':
      return `${input.by}: ${input.command} ${JSON.stringify(input.payload)}`;
    case 'expire':
      return 'time is up';
    case 'joined':
    case 'left':
    case 'away':
    case 'back':
      return `${input.player} ${{ joined: 'joins', left: 'leaves', away: 'is away', back: 'is back' }[input.type]}`;
    case 'host':
      return `${input.player ?? 'nobody'} is host`;
    case 'shift':
      return `the clock is shifted by ${input.by} ms`;
    case 'pause':
    case 'resume':
      return input.type;
    case 'stop':
      return `stopped: ${input.reason}`;
  }
}

function clock(at: Millis): string {
  const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');
  return `${pad(Math.floor(at / 60_000), 2)}:${pad(Math.floor(at / 1000) % 60, 2)}.${pad(at % 1000, 3)}`;
}
