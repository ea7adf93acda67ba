import { boardOf, ownOf } from '@alibi/engine';
import type { Seen, SeenPerson, SeenRoom, SeenYou } from '@alibi/protocol';
import { closingOf } from './clocks.ts';
import { channelsOf, mayOf } from './powers.ts';
import { cartridgeOf, stageOf } from './room.ts';
import type { Games, Member, MemberId, Room } from './room.ts';
import { numberWritten } from './writing.ts';

/** How good a connection is: known to the gateway, not part of the journal. */
export type Links = ReadonlyMap<MemberId, SeenPerson['link']>;

/** What is the same for every viewer, and so is built and serialised once for the whole room. */
export interface Shared {
  readonly room: SeenRoom;
  readonly board: object | null;
}

export function sharedView(games: Games, room: Room, links: Links): Shared {
  return { room: roomView(room, links), board: boardView(games, room) };
}

/** What lies face up; null while nothing is on the table. */
export function boardView(games: Games, room: Room): object | null {
  return room.match === null ? null : boardOf(cartridgeOf(games, room).game, room.match);
}

/** The people and what they have agreed on. */
export function roomView(room: Room, links: Links): SeenRoom {
  const people: Record<MemberId, SeenPerson> = {};
  for (const member of room.members) people[member.id] = personOf(room, member, links);
  const closing = room.warned === null ? null : closingOf(room);
  const { code, game, settings, host, hostGone, match, matches, paused } = room;
  return {
    code,
    game,
    stage: stageOf(room),
    settings,
    host,
    people,
    paused,
    hostGone: hostGone === null ? null : { since: hostGone.since, until: hostGone.until, votes: hostGone.votes },
    warning: closing === null ? null : { kind: closing.kind, closesAt: closing.at },
    matches,
    outcome: match?.over ?? null,
    blocked: room.blocked.map(({ id, name, ban }) => ({ id, name, ban })),
  };
}

/** Most inputs change the table and nothing around it: then `roomView` of both rooms is the same, with the same links. */
export function sameRoomView(before: Room, after: Room): boolean {
  return (
    before.members === after.members &&
    before.warned === null &&
    after.warned === null &&
    before.settings === after.settings &&
    before.host === after.host &&
    before.hostGone === after.hostGone &&
    before.paused === after.paused &&
    before.blocked === after.blocked &&
    before.game === after.game &&
    before.matches === after.matches &&
    (before.match === null) === (after.match === null) &&
    before.match?.over === after.match?.over
  );
}

/** What one viewer alone is told on top of that. */
export function youView(games: Games, room: Room, member: Member): SeenYou {
  const viewer = member.kind === 'player' ? member.id : null;
  const own = room.match === null ? null : ownOf(cartridgeOf(games, room).game, room.match, viewer);
  return {
    id: member.id,
    phase: own?.phase ?? null,
    hand: own?.hand ?? null,
    can: own?.can ?? [],
    awaited: own?.awaited ?? false,
    may: mayOf(games, room, member),
    talks: channelsOf(games, room, member),
    ...writtenPart(room, member),
  };
}

export function seenView(games: Games, room: Room, member: Member, links: Links): Seen {
  return { ...sharedView(games, room, links), you: youView(games, room, member) };
}

/** A member who did not change is shown as the very same value: nothing below it has to be compared. */
const shownPeople = new WeakMap<Member, SeenPerson>();

function personOf(room: Room, member: Member, links: Links): SeenPerson {
  const link = member.awaySince === null ? (links.get(member.id) ?? 'good') : 'good';
  const known = shownPeople.get(member);
  const wrote = numberWritten(room, member);
  if (known?.link === link && (known.wrote ?? 0) === wrote) return known;
  const person = newPerson(member, link, wrote);
  shownPeople.set(member, person);
  return person;
}

function newPerson(member: Member, link: SeenPerson['link'], wrote: number): SeenPerson {
  const { name, avatar, seat, kind, bot, ready, asks, asksHost, muted } = member;
  const away = member.awaySince !== null;
  return {
    name,
    avatar,
    seat,
    kind,
    bot,
    ready,
    away,
    link,
    asks,
    asksHost,
    muted,
    ...(wrote === 0 ? {} : { wrote }),
  };
}

function writtenPart({ game }: Room, { written }: Member): Pick<SeenYou, 'written'> {
  const own = written?.[game];
  return own === undefined ? {} : { written: own };
}
