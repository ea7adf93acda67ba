import { isCode, WARNING_BEFORE } from '@alibi/protocol';
import type { Millis } from '@alibi/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyRoom } from './apply.ts';
import { closingOf, nextDue } from './clocks.ts';
import { isRefusal, memberOf, peopleHere, playersOf, stageOf } from './room.ts';
import type { Room } from './room.ts';
import { ANSWER, randomEvening, toys } from './testing/index.ts';
import type { Answer, TestRoom } from './testing/index.ts';
import { seenView } from './view.ts';

const EVENINGS = 100;
const INPUTS = 150;

/** A room after an input. */
interface Moment {
  readonly evening: number;
  readonly t: TestRoom;
  readonly room: Room;
  readonly now: Millis;
  readonly due: Millis | null;
  readonly code: string | null;
}

const moments: Moment[] = [];
const evenings: TestRoom[] = [];

beforeAll(() => {
  for (let evening = 1; evening <= EVENINGS; evening++) {
    const look = (t: TestRoom, { code }: Answer): void => {
      moments.push({ evening, t, room: t.room, now: t.now, due: t.due, code });
    };
    evenings.push(randomEvening(evening, { inputs: INPUTS, look }));
  }
});

/** Fails with the first moment in which `look` finds something wrong with an open room. */
function everyMoment(look: (moment: Moment) => string | null): void {
  moments.forEach((moment, index) => {
    const wrong = moment.room.closed === null ? look(moment) : null;
    if (wrong !== null) expect.fail(`evening ${moment.evening}, moment ${index}: ${wrong}`);
  });
}

function hostTrouble({ room, now }: Moment): string | null {
  const host = room.host === null ? null : memberOf(room, room.host);
  const { succession, policy } = room.settings.platform.hostLoss;
  if (room.host !== null && (host === null || host.kind !== 'player' || host.bot)) return `${room.host} cannot be host`;
  if (room.host === null && succession !== 'never' && peopleHere(room).length > 0)
    return 'somebody is here, and nobody is host';
  if (host?.awaySince === null && room.hostGone !== null) return 'the host is here and counts as gone';
  if (room.hostGone !== null && host === null) return 'nobody is gone';
  const playing = stageOf(room) === 'playing';
  if (host !== null && host.awaySince !== null && room.hostGone === null && !(policy === 'fixed' && playing))
    return 'the window of an absent host is not running';
  if (room.hostGone !== null && now >= room.hostGone.until && !room.hostGone.expired) return 'a window has been missed';
  const votes = Object.entries(room.hostGone?.votes ?? {}).flat();
  if (votes.some((id) => !peopleHere(room).some((person) => person.id === id)))
    return 'a vote of or for somebody who is not here';
  if (policy === 'pause-vote' && playing && room.hostGone !== null && room.paused?.resumeAt !== null)
    return 'the match goes on without its host';
  return null;
}

function matchTrouble({ room }: Moment): string | null {
  const { match, paused } = room;
  if (match === null || match.over !== null) return paused === null ? null : 'paused without a match';
  if (match.paused !== (paused !== null)) return 'room and match do not agree on the pause';
  if (match.host !== room.host) return 'room and match do not agree on the host';
  const { platform, game } = room.settings;
  if (match.pace !== platform.timeScale || JSON.stringify(match.settings) !== JSON.stringify(game))
    return 'room and match do not agree on the settings';
  const seated = playersOf(room).map(({ id }) => id);
  if ([...match.players].toSorted().join() !== seated.toSorted().join())
    return 'room and match do not agree on the seats';
  const away = playersOf(room).filter(({ awaySince }) => awaySince !== null);
  if (
    [...match.away].toSorted().join() !==
    away
      .map(({ id }) => id)
      .toSorted()
      .join()
  )
    return 'nor on who is away';
  return null;
}

function memberTrouble({ room }: Moment): string | null {
  const ids = room.members.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) return 'an id twice';
  if (room.match === null && room.members.some(({ kind }) => kind === 'gone')) return 'somebody gone in the lobby';
  if (room.members.some(({ kind, asks, admitted }) => kind !== 'spectator' && (asks || admitted)))
    return 'a seated asker';
  if (room.members.some(({ id, kind, asksHost }) => asksHost && (kind !== 'player' || id === room.host)))
    return 'somebody asks for what they have or cannot have';
  if (room.host !== null && !playersOf(room).some(({ bot }) => !bot)) return 'an empty room';
  return null;
}

describe('whatever happens in a room', () => {
  it('includes settings changed in a match, items written and people who return', () => {
    const inputs = evenings.flatMap(({ journal }) => journal.map(({ input }) => input));
    expect(inputs.some((input) => input.type === 'act' && input.act.type === 'write')).toBe(true);
    const changed = moments.some(({ room, t, code }, index) => {
      const before = moments[index - 1];
      const same = before?.t === t && before.room.matches === room.matches && stageOf(before.room) === 'playing';
      return (
        code === null &&
        same &&
        stageOf(room) === 'playing' &&
        JSON.stringify(before.room.settings) !== JSON.stringify(room.settings)
      );
    });
    expect(changed).toBe(true);
    const keys = (room: Room, kind: string): string[] =>
      room.members.flatMap((member) => (member.kind === kind && member.key !== null ? [member.key] : []));
    const returned = moments.some(({ room, t }, index) => {
      const before = moments[index - 1];
      return before?.t === t && keys(before.room, 'gone').some((key) => keys(room, 'player').includes(key));
    });
    expect(returned).toBe(true);
  });

  it('[CM-30] its host is a person with a seat, and never missing without a reason', () => everyMoment(hostTrouble));

  it('[CM-35] room and match agree on pause, host, seats, presence and settings', () => everyMoment(matchTrouble));

  it('[CM-4] everybody is one kind of participant', () => everyMoment(memberTrouble));

  it('[CM-40] something is always due that will end it, and a warning is true', () => {
    everyMoment(({ room, due, now }) => {
      const closing = closingOf(room);
      if (due === null && room.match?.deadline === null && room.settings.platform.watchdogSeconds !== null)
        return 'never due';
      if (room.warned === null) return null;
      if (closing?.kind !== room.warned) return 'a warning of something else';
      return closing.at - WARNING_BEFORE > now ? 'a warning too early' : null;
    });
  });

  it('[E4] a tick before anything is due changes nothing, and what is due is done with a few', () => {
    everyMoment(({ room, due, now }) => {
      let next = room;
      let date = due;
      for (let ticks = 0; date !== null && date <= now; ticks++) {
        const result = applyRoom(toys, next, { type: 'tick' }, now);
        if (isRefusal(result)) return `a tick refused with ${result.code}`;
        if (result.room === next || ticks > 20) return `due at ${date}, and ${ticks + 1} ticks at ${now} do not do it`;
        next = result.room;
        date = nextDue(toys, next);
      }
      if (next.closed !== null) return null;
      const early = applyRoom(toys, next, { type: 'tick' }, now);
      return !isRefusal(early) && early.room === next ? null : 'a tick out of nothing';
    });
  });

  it('[CM-71] nobody is sent a key, the dice, or a secret of somebody else', () => {
    const viewers = moments.filter((_moment, index) => index % 8 === 0);
    for (const { room, evening } of viewers) {
      const { match } = room;
      const shown = match === null || match.over !== null || match.phase === 'show';
      const secrets = ['key-of', 'device-of', '5eed', ...(shown ? [] : [ANSWER])];
      for (const member of room.members) {
        const seen = seenView(toys, room, member, new Map());
        const text = JSON.stringify(seen);
        for (const secret of secrets)
          expect(text.includes(secret), `${secret} to ${member.id}, evening ${evening}`).toBe(false);
        const hands = [...text.matchAll(/(?:omen|card)-\d+/g)].length;
        expect(hands, `hands shown to ${member.id}, evening ${evening}`).toBeLessThanOrEqual(
          seen.you.hand === null ? 0 : 1,
        );
        if (member.kind !== 'player') expect(seen.you.hand).toBeNull();
      }
    }
  });

  it('[CM-73] a refusal has a code and leaves the room as it was', () => {
    let before: Moment | null = null;
    everyMoment((moment) => {
      const changed = before !== null && before.t === moment.t && before.room !== moment.room;
      before = moment;
      const { code } = moment;
      if (code === null) return null;
      if (!isCode(code)) return `there is no code ${code}`;
      return changed ? `refused with ${code}, and changed` : null;
    });
  });

  it('[CM-25] the journal replayed is the same room, byte for byte', () => {
    for (const t of evenings) {
      let room = t.opened;
      for (const { input, at } of t.journal) {
        const result = applyRoom(toys, room, input, at);
        if (isRefusal(result)) expect.fail(`an accepted ${input.type} is refused with ${result.code}`);
        ({ room } = result);
      }
      expect(JSON.stringify(room)).toBe(JSON.stringify(t.room));
    }
  });

  it('comes to everything a room can come to', () => {
    const met = new Set(evenings.flatMap(({ events }) => events.map(({ type }) => type)));
    for (const { room, code } of moments) {
      if (code !== null) met.add(code);
      if (room.closed !== null) met.add(room.closed);
      met.add(`${stageOf(room)}, ${room.paused?.by ?? 'not paused'}`);
    }
    for (const thing of ['started', 'over', 'host', 'admitted', 'removed', 'resumed', 'warning', 'PAUSED', 'NOT_HOST'])
      expect(met).toContain(thing);
    for (const thing of ['playing, host', 'playing, host-lost', 'over, not paused', 'INACTIVE', 'EMPTY'])
      expect(met).toContain(thing);
  });
});
