// Builds the web app when its sources changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const SOURCES = ['apps/web', 'packages', 'package-lock.json'];

export function buildWeb(root, node) {
  const wanted = fingerprint(root);
  const stamp = path.join(root, 'apps/web/dist/.fingerprint');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the web app…');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const result = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], {
    cwd: path.join(root, 'apps/web'),
    stdio: 'inherit',
  });
  if (result.status !== 0) throw new Error('The web app could not be built; the messages above say why.');
  compress(path.join(root, 'apps/web/dist'));
  writeFileSync(stamp, wanted);
}

/** Compressed once here, so that the server only sends. */
function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) compress(file);
    else if (/\.(?:js|css|html|svg|json|webmanifest)$/.test(entry.name)) {
      const text = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    }
  }
}

function fingerprint(root) {
  const hash = createHash('sha256');
  for (const source of SOURCES) walk(path.join(root, source), hash);
  return hash.digest('hex');
}

function walk(file, hash) {
  if (!existsSync(file)) return;
  if (!statSync(file).isDirectory()) {
    hash.update(file).update(readFileSync(file));
    return;
  }
  for (const name of readdirSync(file).sort()) {
    if (name === 'node_modules' || name === 'dist' || name === 'packs' || name.endsWith('.test.ts')) continue;
    walk(path.join(file, name), hash);
  }
}
