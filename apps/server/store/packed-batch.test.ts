import { describe, expect, it } from 'vitest';
import { pack, unpack } from './packed-batch.ts';
import { EMPTY_BATCH } from './store.ts';
import type { Entry } from './store.ts';

const ENTRIES: readonly Entry[] = [
  { room: 'a-_9', seq: 1, at: 1_790_000_000_000, body: '{"type":"tick"}' },
  { room: 'b', seq: 2, at: 5, body: JSON.stringify({ text: 'a line\nbreak, spaces  and \u2028 "quotes"' }) },
];

describe('a packed batch', () => {
  it('holds the same entries, whatever people typed', () => {
    expect([...unpack(pack({ ...EMPTY_BATCH, entries: ENTRIES }).entries)]).toEqual(ENTRIES);
    expect([...unpack(pack(EMPTY_BATCH).entries)]).toEqual([]);
  });

  it('carries the rest only where there is any', () => {
    expect(pack({ ...EMPTY_BATCH, entries: ENTRIES }).rest).toBeNull();
    expect(pack({ ...EMPTY_BATCH, alive: 5 }).rest).toMatchObject({ alive: 5 });
    expect(pack({ ...EMPTY_BATCH, closed: [{ room: 'a', at: 1 }] }).rest).toMatchObject({
      closed: [{ room: 'a', at: 1 }],
    });
  });
});
