import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder of its own for one test, and how to remove it. */
export function freshFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'alibi-test-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
