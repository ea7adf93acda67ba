import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT: string = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const SKIPPED: ReadonlySet<string> = new Set(['node_modules', '.git', '.cache', 'dist', 'data', 'coverage']);

/** Every file of the repository below a folder, as paths from the root with forward slashes. */
export function filesBelow(folder: string): string[] {
  const files: string[] = [];
  if (!existsSync(path.join(ROOT, folder))) return files;
  for (const entry of readdirSync(path.join(ROOT, folder), { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) files.push(...filesBelow(file));
    else files.push(file);
  }
  return files.sort();
}

export function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}
