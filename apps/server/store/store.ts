import type { RoomSettings } from '@alibi/room';

/** One input in the journal. `body` is its JSON text. */
export interface Entry {
  readonly room: string;
  readonly seq: number;
  readonly at: number;
  readonly body: string;
}

export interface Snapshot {
  readonly room: string;
  /** The entry up to which the body includes everything. */
  readonly seq: number;
  readonly body: string;
}

/** A match kept for replay: the room before its first entry, and the entries between. */
export interface ArchiveStart {
  readonly room: string;
  readonly match: number;
  readonly game: string;
  readonly version: number;
  readonly from: number;
  readonly before: string;
  readonly at: number;
}

export interface ArchiveEnd {
  readonly room: string;
  readonly match: number;
  readonly to: number;
  /** Hash of the finished match, to compare a replay with. */
  readonly hash: string;
}

export interface Archive extends ArchiveStart {
  readonly to: number;
  readonly hash: string;
  readonly entries: readonly Entry[];
}

/** Everything of one commit group: durable together or not at all. */
export interface Batch {
  readonly opened: readonly { readonly room: string; readonly code: string; readonly at: number }[];
  readonly entries: readonly Entry[];
  readonly snapshots: readonly Snapshot[];
  readonly archiveStarts: readonly ArchiveStart[];
  readonly archiveEnds: readonly ArchiveEnd[];
  readonly closed: readonly { readonly room: string; readonly at: number }[];
  /** "The server was alive then": what timers are measured against after a crash. */
  readonly alive: number | null;
}

export interface StoredRoom {
  readonly room: string;
  readonly snapshot: Snapshot;
  readonly tail: readonly Entry[];
}

export interface Preset {
  readonly name: string;
  readonly settings: RoomSettings;
}

/** A pack that somebody brought along, with the profile of its owner. */
export interface StoredPack {
  readonly id: string;
  readonly profile: string;
  readonly game: string;
  readonly title: string;
  readonly description: string;
  readonly rating: string;
  readonly items: readonly object[];
}

/** The pack in a list: how many items it has. */
export interface PackLine extends Pick<StoredPack, 'id' | 'title' | 'description' | 'rating'> {
  readonly items: number;
}

/** Another owner has already written an entry with this number: we do not own these rooms any more. */
export class StaleError extends Error {
  readonly rooms: readonly string[];
  constructor(rooms: readonly string[]) {
    super('stale sequence');
    this.rooms = rooms;
  }
}

export interface Store {
  /** Resolves when everything in the batch is on disk. Rejects with StaleError and stores nothing if a sequence is taken. */
  commit(batch: Batch): Promise<void>;
  /** Every open room, newest snapshot and what came after it. */
  loadRooms(): Promise<readonly StoredRoom[]>;
  /** The latest moment the server is known to have been alive; null: never. */
  lastAlive(): Promise<number | null>;
  /** Codes that may not be given out: open, or closed after `since` (CM-42). */
  takenCodes(since: number): Promise<readonly string[]>;
  archives(): Promise<readonly { readonly room: string; readonly match: number }[]>;
  archive(room: string, match: number): Promise<Archive | null>;
  /** Forgets archives begun before `before`, and entries nobody needs. */
  forget(before: number): Promise<void>;
  /** The own default has the empty name. */
  presets(profile: string, game: string): Promise<readonly Preset[]>;
  putPreset(profile: string, game: string, preset: Preset): Promise<void>;
  deletePreset(profile: string, game: string, name: string): Promise<boolean>;
  /** In the order they were first saved. */
  packs(profile: string, game: string): Promise<readonly PackLine[]>;
  pack(id: string): Promise<StoredPack | null>;
  /** In place of the one with the same id, if there is one. */
  putPack(pack: StoredPack): Promise<void>;
  deletePack(profile: string, id: string): Promise<boolean>;
  close(): Promise<void>;
}

export const EMPTY_BATCH: Batch = {
  opened: [],
  entries: [],
  snapshots: [],
  archiveStarts: [],
  archiveEnds: [],
  closed: [],
  alive: null,
};
