import { createHash } from 'node:crypto';
import { applyRoom, isRefusal, memberOf, nextDue, refusal, stageOf } from '@alibi/room';
import type { Changed, Games, MemberId, Refusal, Result, Room, RoomInput } from '@alibi/room';
import type { RoomEvent } from '@alibi/protocol';
import type { CommitGroup, Committed } from './commit-group.ts';
import { fanOut } from './fan-out.ts';
import type { FanOut, Outbox } from './fan-out.ts';
import type { Ripples, Rippling } from './ripples.ts';
import type { Viewer } from './viewer.ts';

/** Entries after a snapshot: at least so many before the next, and at most so many to replay after a crash. */
const FEWEST_ENTRIES = 256;
const MOST_ENTRIES = 2_048;
/** After a tick that failed. */
const TRY_AGAIN = 30_000;

/** What a live room tells the house around it. */
export interface House {
  readonly games: Games;
  readonly group: CommitGroup;
  readonly ripples: Ripples;
  now(): number;
  /** The next moment this room must be ticked. */
  due(room: string, at: number | null): void;
  /** After every commit that changed the room. */
  shown(live: LiveRoom): void;
  closed(live: LiveRoom): void;
  /** An input failed by a fault of ours; the room is as it was before it. */
  fault(live: LiveRoom, input: RoomInput['type'], error: unknown): void;
}

export interface LiveRoom extends Committed, Rippling {
  readonly code: string;
  /** The newest state, of which the end may not be on disk yet. Never shown to anybody before it is. */
  head(): Room;
  /** Applies an input, as of `at` or now. The answer (ack or nack) reaches `from` when it is durable. */
  input(input: RoomInput, from?: Viewer, at?: number): Refusal | { readonly joined: MemberId | null };
  /**
   * Runs with the next group, before everything that comes later. What arrives one by one is then worked off in one go, which
   * costs a fraction: the machine has its code and data at hand.
   */
  defer(run: () => void): void;
  /** Answers without changing anything. */
  refuse(viewer: Viewer, id: string, refusal: Refusal): void;
  /** The viewer gets a welcome, then every frame. An older connection of the same member is told so and closed. */
  attach(viewer: Viewer): void;
  /** True if the viewer was the member's current connection. */
  detach(viewer: Viewer): boolean;
  viewers(): ReadonlyMap<MemberId, Viewer>;
  link(member: MemberId, link: 'good' | 'unstable' | 'poor'): void;
}

export function liveRoom(
  house: House,
  start: { readonly room: Room; readonly seq: number; readonly fresh: boolean },
): LiveRoom {
  const { group, games } = house;
  const out: FanOut = fanOut(games);
  let room = start.room;
  let seq = start.seq;
  let snapshotSeq = start.seq;
  /** Lengths of the snapshot and of what was journaled since: writing snapshots must not cost more than the journal. */
  let snapshotSize = 0;
  let tailSize = 0;
  let lastAt = 0;
  let box: Outbox = emptyBox();
  /** The newest state that is on disk: what may be shown. */
  let durable = start.room;
  let lost = false;
  let deferred: (() => void)[] = [];
  /** Attached, but the welcome waits for the disk; whoever goes away meanwhile is not welcomed. */
  const arriving = new Set<Viewer>();

  const live: LiveRoom = {
    id: room.id,
    code: room.code,
    head() {
      workOff();
      return room;
    },
    input,
    defer(run) {
      deferred.push(run);
      group.touch(live);
    },
    refuse(viewer, id, why) {
      box.answers.push({ viewer, id, refusal: why });
      group.touch(live);
    },
    attach(viewer) {
      arriving.add(viewer);
      box.welcomes.push(viewer);
      group.touch(live);
    },
    detach(viewer) {
      const arrived = !arriving.delete(viewer);
      if (arrived) return out.detach(viewer);
      return !out.viewers.has(viewer.member) && ![...arriving].some(({ member }) => member === viewer.member);
    },
    viewers: () => out.viewers,
    link(member, link) {
      if (!out.link(member, link)) return;
      box.own = null;
      group.touch(live);
    },
    seal,
    ripple: () => out.publish(durable, emptyBox(), house.now()),
    lose() {
      if (lost) return;
      lost = true;
      house.ripples.done(live);
      for (const viewer of arriving) viewer.line.end({ final: false });
      out.endAll({ final: false });
      house.closed(live);
    },
  };
  if (start.fresh) {
    group.open.opened.push({ room: room.id, code: room.code, at: house.now() });
    snapshot();
    group.touch(live);
  }
  arm();
  return live;

  /** In the order of arrival. Whatever a run does to the room comes before the runs after it. */
  function workOff(): void {
    while (deferred.length > 0) {
      const runs = deferred;
      deferred = [];
      for (const run of runs) run();
    }
  }

  function input(what: RoomInput, from?: Viewer, when = house.now()): Refusal | { readonly joined: MemberId | null } {
    workOff();
    if (lost) return refusal('SERVER_BUSY');
    const at = Math.max(lastAt, when);
    const result = apply(what, at);
    if (isRefusal(result)) {
      if (from !== undefined && what.type === 'act') live.refuse(from, what.id, result);
      return result;
    }
    if (from !== undefined && what.type === 'act') box.answers.push({ viewer: from, id: what.id, refusal: null });
    if (result.repeat !== true && result.room !== room) {
      noteOwn(result);
      store(what, result.room, result.events, at);
    }
    group.touch(live);
    return { joined: result.joined ?? null };
  }

  /** Whose own part has to be looked at: only the sender's, where that is certain. */
  function noteOwn({ room: next, only }: Changed): void {
    const { host, paused, hostGone, settings, closed, blocked } = room;
    const sameRoom =
      next.host === host &&
      next.paused === paused &&
      next.hostGone === hostGone &&
      next.settings === settings &&
      next.closed === closed &&
      next.blocked === blocked;
    if (only === undefined || !sameRoom) box.own = null;
    else box.own?.add(only);
  }

  /** A fault in one room's rules must not take the other rooms with it. */
  function apply(what: RoomInput, at: number): Result {
    try {
      return applyRoom(games, room, what, at);
    } catch (error) {
      house.fault(live, what.type, error);
      if (what.type === 'tick') house.due(room.id, at + TRY_AGAIN);
      return refusal('INTERNAL_ERROR');
    }
  }

  function store(what: RoomInput, next: Room, events: readonly RoomEvent[], at: number): void {
    const before = room;
    room = next;
    seq += 1;
    lastAt = at;
    const { open } = group;
    const body = JSON.stringify(what);
    tailSize += body.length;
    open.entries.push({ room: room.id, seq, at, body });
    for (const event of events) box.events.push(event);
    if (room.match !== null && room.matches > before.matches) {
      const { match } = room;
      const { id } = room;
      const text = JSON.stringify(before);
      open.archiveStarts.push({
        room: id,
        match: room.matches,
        game: match.game,
        version: match.version,
        from: seq,
        before: text,
        at,
      });
      // A restart must know the version the match began with.
      snapshot();
    }
    if (room.match?.over != null && stageOf(before) === 'playing') {
      open.archiveEnds.push({ room: room.id, match: room.matches, to: seq, hash: matchHash(room) });
    }
    const entries = seq - snapshotSeq;
    if (entries >= MOST_ENTRIES || (entries >= FEWEST_ENTRIES && tailSize >= snapshotSize)) snapshot();
    if (room.closed !== null) open.closed.push({ room: room.id, at });
    arm();
  }

  function snapshot(): void {
    const body = JSON.stringify(room);
    snapshotSeq = seq;
    snapshotSize = body.length;
    tailSize = 0;
    group.open.snapshots.push({ room: room.id, seq, body });
  }

  function arm(): void {
    house.due(room.id, nextDue(games, room));
  }

  function seal(): () => void {
    workOff();
    const sealed = room;
    const full = box;
    box = emptyBox();
    return () => {
      if (lost) return;
      const before = durable;
      durable = sealed;
      full.welcomes = full.welcomes.filter((viewer) => arriving.delete(viewer));
      const small = full.own !== null && full.welcomes.length === 0 && full.events.length === 0;
      if (small && (sealed === before || house.ripples.later(live))) out.answer(sealed, full);
      else {
        house.ripples.done(live);
        out.publish(sealed, full, house.now());
      }
      if (sealed.members !== before.members) dismissThoseGone();
      if (sealed.closed === null) house.shown(live);
      else {
        out.closeRoom(sealed.closed);
        house.closed(live);
      }
    };
  }

  function dismissThoseGone(): void {
    for (const viewer of out.viewers.values()) {
      const member = memberOf(durable, viewer.member);
      if (member === null || member.kind === 'gone') out.dismiss(durable, viewer);
    }
  }
}

/** What a replay of the match must come to. */
export function matchHash(room: Room): string {
  return createHash('sha256').update(JSON.stringify(room.match)).digest('hex');
}

function emptyBox(): Outbox {
  return { answers: [], events: [], welcomes: [], own: new Set() };
}
