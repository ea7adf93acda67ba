import { diff, PROTOCOL_VERSION } from '@alibi/protocol';
import type { Bye, Patch, RoomEvent, SeenPerson, ServerMessage } from '@alibi/protocol';
import { boardView, linesFor, memberOf, roomView, sameRoomView, youView } from '@alibi/room';
import type { Games, Member, MemberId, Refusal, Room, Shared } from '@alibi/room';
import { textFrame } from './frames.ts';
import type { Viewer } from './viewer.ts';

/** What a commit group holds back for one room until it is durable. */
export interface Outbox {
  readonly answers: { readonly viewer: Viewer; readonly id: string; readonly refusal: Refusal | null }[];
  readonly events: RoomEvent[];
  welcomes: Viewer[];
  /** Whose own part may have changed; null: anybody's, and more than a discreet command has come. */
  own: Set<MemberId> | null;
}

/** The board is compared and serialised once for the room; a viewer adds a small own part; silence where nothing changed. */
export interface FanOut {
  readonly viewers: ReadonlyMap<MemberId, Viewer>;
  /** Everything, to everybody. */
  publish(room: Room, box: Outbox, now: number): void;
  /** To those who sent something: the answer, and what it changed for themselves. The rest is owed. */
  answer(room: Room, box: Outbox): void;
  detach(viewer: Viewer): boolean;
  /** True if the link was another before. */
  link(member: MemberId, link: SeenPerson['link']): boolean;
  /** The member is no longer in the room. */
  dismiss(room: Room, viewer: Viewer): void;
  closeRoom(reason: string): void;
  endAll(options: { readonly final: boolean }): void;
}

export function fanOut(games: Games): FanOut {
  const viewers = new Map<MemberId, Viewer>();
  const links = new Map<MemberId, SeenPerson['link']>();
  let shown: Shared | null = null;
  /** Of which room that is the sight; null where a link has changed since. */
  let shownRoom: Room | null = null;
  let shownLines: Room['lines'] = {};

  function publish(room: Room, box: Outbox, now: number): void {
    if (viewers.size === 0 && box.welcomes.length === 0) {
      shown = null;
      shownLines = room.lines;
      return;
    }
    const known = shown !== null && shownRoom !== null && sameRoomView(shownRoom, room) ? shown.room : null;
    const shared = { room: known ?? roomView(room, links), board: boardView(games, room) };
    shownRoom = room;
    const changes = shown === null ? '' : changesText(shown, shared);
    const events = box.events.map((event) => textFrame(JSON.stringify({ event })));
    let common: Buffer | null = null;
    for (const viewer of viewers.values()) {
      const member = memberOf(room, viewer.member);
      const parts = answersFor(box, viewer);
      if (member === null || viewer.you === null) {
        if (parts.length > 0) viewer.line.write(join(parts));
        continue;
      }
      const own = box.own === null || box.own.has(viewer.member) ? ownChanges(room, member, viewer) : '';
      if (own !== '') parts.push(textFrame(`{"frame":[${changes === '' ? own : `${changes},${own}`}]}`));
      else if (changes !== '') parts.push((common ??= textFrame(`{"frame":[${changes}]}`)));
      parts.push(...events);
      if (room.lines !== shownLines) {
        for (const chat of linesFor(room, member, shownLines)) parts.push(textFrame(JSON.stringify({ chat })));
      }
      if (parts.length > 0) viewer.line.write(join(parts));
    }
    shown = shared;
    shownLines = room.lines;
    for (const viewer of box.welcomes) welcome(room, shared, viewer, answersFor(box, viewer), now);
  }

  function answer(room: Room, box: Outbox): void {
    const senders = new Set<Viewer>();
    for (const { viewer } of box.answers) senders.add(viewer);
    for (const viewer of senders) {
      const parts = answersFor(box, viewer);
      const member = viewer.you === null || box.own?.has(viewer.member) !== true ? null : memberOf(room, viewer.member);
      const own = member === null ? '' : ownChanges(room, member, viewer);
      if (own !== '') parts.push(textFrame(`{"frame":[${own}]}`));
      viewer.line.write(join(parts));
    }
  }

  function ownChanges(room: Room, member: Member, viewer: Viewer): string {
    const you = youView(games, room, member);
    const text = innerText(diff(viewer.you, you, 'you'));
    viewer.you = you;
    return text;
  }

  function welcome(room: Room, shared: Shared, viewer: Viewer, after: Buffer[], now: number): void {
    const member = memberOf(room, viewer.member);
    if (member === null) return dismiss(room, viewer);
    const older = viewers.get(viewer.member);
    if (older !== undefined && older !== viewer) farewell(older, { code: 'REPLACED', details: {} });
    viewers.set(viewer.member, viewer);
    viewer.you = youView(games, room, member);
    const { token } = viewer;
    const seen = { ...shared, you: viewer.you };
    const message: ServerMessage = {
      welcome: { protocol: PROTOCOL_VERSION, token, now, seen, chat: linesFor(room, member) },
    };
    viewer.line.write(join([textFrame(JSON.stringify(message)), ...after]));
  }

  function detach(viewer: Viewer): boolean {
    if (viewers.get(viewer.member) !== viewer) return false;
    if (links.delete(viewer.member)) shownRoom = null;
    return viewers.delete(viewer.member);
  }

  function dismiss(room: Room, viewer: Viewer): void {
    detach(viewer);
    const block = room.blocked.find((entry) => entry.id === viewer.member);
    const bye: Bye =
      block === undefined ? { code: 'NOT_JOINED', details: {} } : { code: 'REMOVED', details: { ban: block.ban } };
    farewell(viewer, bye);
  }

  function farewell(viewer: Viewer, bye: Bye): void {
    viewer.line.write(textFrame(JSON.stringify({ bye })));
    viewer.line.end({ final: true });
  }

  return {
    viewers,
    publish,
    answer,
    detach,
    link(member, link) {
      if ((links.get(member) ?? 'good') === link) return false;
      links.set(member, link);
      shownRoom = null;
      return true;
    },
    dismiss,
    closeRoom(reason) {
      for (const viewer of viewers.values()) farewell(viewer, { code: 'ROOM_CLOSED', details: { reason } });
      viewers.clear();
    },
    endAll(options) {
      for (const viewer of viewers.values()) viewer.line.end(options);
      viewers.clear();
    },
  };
}

function answersFor({ answers }: Outbox, viewer: Viewer): Buffer[] {
  const list: Buffer[] = [];
  for (const { viewer: to, id, refusal } of answers) {
    if (to !== viewer) continue;
    const text = refusal === null ? `{"ack":${JSON.stringify(id)}}` : JSON.stringify({ nack: { id, ...refusal } });
    list.push(textFrame(text));
  }
  return list;
}

function changesText(before: Shared, after: Shared): string {
  const changes = diff(before.room, after.room, 'room');
  return innerText(diff(before.board, after.board, 'board', changes));
}

/** The changes as they stand in a frame, without its brackets, to be joined with others. */
function innerText(changes: Patch): string {
  return changes.length === 0 ? '' : JSON.stringify(changes.flat()).slice(1, -1);
}

function join(parts: readonly Buffer[]): Buffer {
  return parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts);
}
