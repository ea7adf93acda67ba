import { execFile } from 'node:child_process';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqliteStore } from './store/sqlite-store.ts';
import { freshFolder } from './testing/folder.ts';
import { openHouse, playMatch, seatParty } from './testing/house.ts';

const { folder, remove } = freshFolder();
const ROUNDS = { rounds: 2 };

function runVerify(from = folder): Promise<{ readonly code: number; readonly text: string }> {
  const args = [fileURLToPath(new URL('verify.ts', import.meta.url)), '--data-dir', from];
  return new Promise((done) => {
    execFile(process.execPath, args, (error, text) => done({ code: error === null ? 0 : Number(error.code), text }));
  });
}

function tamper(sql: string, ...values: (string | number)[]): void {
  const db = new DatabaseSync(path.join(folder, 'alibi.sqlite'));
  expect(db.prepare(sql).run(...values).changes).toBe(1);
  db.close();
}

/** The act of the second player's vote in the first match, as it lies in the journal. */
function aVote(): { readonly seq: number; readonly body: string } {
  const db = new DatabaseSync(path.join(folder, 'alibi.sqlite'));
  const found = db.prepare(`SELECT seq, body FROM entries WHERE body LIKE '%"vote"%' ORDER BY seq`).get();
  db.close();
  return found as unknown as { seq: number; body: string };
}

beforeAll(async () => {
  const store = sqliteStore(folder);
  const directory = await openHouse(store);
  const party = seatParty(directory, 3, ROUNDS);
  await directory.settled();
  await playMatch(directory, party);
  await playMatch(directory, party);
  await directory.stop();
  await store.close();
});

afterAll(() => remove());

describe('verify', () => {
  it('replays every archive to the same end', async () => {
    expect(await runVerify()).toEqual({ code: 0, text: '2 replayed, 0 different, 0 of other versions\n' });
  });

  it('finds an archive in which a vote was changed', async () => {
    const { seq, body } = aVote();
    const changed = body.replace(/"choice":"(\w+)"/, '"choice":"zzz"');
    tamper('UPDATE entries SET body = ? WHERE seq = ?', changed, seq);
    const { code, text } = await runVerify();
    expect(code).toBe(1);
    expect(text).toMatch(new RegExp(`match 1: entry ${seq} is refused with INVALID_CHOICE\n2 replayed, 1 different`));
    tamper('UPDATE entries SET body = ? WHERE seq = ?', body, seq);
  });

  it('finds an archive whose first room was changed', async () => {
    tamper(`UPDATE archives SET before = replace(before, '"truthPoints":1000', '"truthPoints":999') WHERE match = 2`);
    const { code, text } = await runVerify();
    expect(code).toBe(1);
    expect(text).toContain('match 2: the match ends differently\n2 replayed, 1 different');
    tamper(`UPDATE archives SET before = replace(before, '"truthPoints":999', '"truthPoints":1000') WHERE match = 2`);
  });

  it('finds an archive with a missing entry', async () => {
    const { seq, body } = aVote();
    tamper('DELETE FROM entries WHERE seq = ?', seq);
    const { code, text } = await runVerify();
    expect(code).toBe(1);
    expect(text).toMatch(/match 1: \d+ entries expected, \d+ found/);
    expect(body).toContain('vote');
  });

  it('leaves archives of another version of the game alone', async () => {
    tamper('UPDATE archives SET version = 999 WHERE match = 1');
    expect(await runVerify()).toEqual({ code: 0, text: '1 replayed, 0 different, 1 of other versions\n' });
  });

  it('does not take a folder that is not there for an empty one', async () => {
    expect(await runVerify(`${folder}-elsewhere`)).toEqual({ code: 2, text: '' });
  });
});
