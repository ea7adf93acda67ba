// The one entrance: `npm start`, `npm test` and the rest. Plain JavaScript that an old Node can run, so that a fresh
// clone needs nothing installed by hand.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from './build.mjs';
import { findBrowser, installDependencies } from './install.mjs';
import { findNode } from './node24.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [task = 'start', ...rest] = process.argv.slice(2);

const bin = (name, file) => path.join(root, 'node_modules', name, file);
const TOOLS = {
  vitest: bin('vitest', 'vitest.mjs'),
  tsc: bin('typescript', 'bin/tsc'),
  oxlint: bin('oxlint', 'bin/oxlint'),
  oxfmt: bin('oxfmt', 'bin/oxfmt'),
  vite: bin('vite', 'bin/vite.js'),
};

/** Room for the short-lived: most of what a command makes is garbage a moment later, and need not be copied about. */
const SERVER_FLAGS = ['--max-semi-space-size=32'];

const TASKS = {
  async start(node) {
    if (!wantsHelp()) buildWeb(root, node);
    await runServer(node);
  },
  async test(node) {
    const env = { CHROMIUM: findBrowser() };
    check(node);
    buildWeb(root, node);
    run(node, [TOOLS.vitest, 'run', ...rest], env);
  },
  async check(node) {
    check(node);
  },
  async format(node) {
    run(node, [TOOLS.oxfmt, '.']);
  },
  async dev(node) {
    const server = spawn(node, ['--watch', 'apps/server/main.ts', ...rest], { cwd: root, stdio: 'inherit' });
    process.on('exit', () => server.kill());
    run(node, [TOOLS.vite], {}, path.join(root, 'apps/web'));
  },
  async bench(node) {
    buildWeb(root, node);
    run(node, ['bench/main.ts', ...rest]);
  },
  async verify(node) {
    run(node, ['apps/server/verify.ts', ...rest]);
  },
};

function wantsHelp() {
  return rest.includes('--help') || rest.includes('-h');
}

function check(node) {
  run(node, [TOOLS.tsc, '--build']);
  run(node, [TOOLS.oxlint, '--type-aware', '--deny-warnings']);
  run(node, [TOOLS.oxfmt, '--check', '.']);
}

function run(node, args, env = {}, cwd = root) {
  const result = spawnSync(node, args, { cwd, stdio: 'inherit', env: environment(node, env) });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** The server stays in the foreground and gets our signals, so that Ctrl-C and SIGTERM drain it. */
async function runServer(node) {
  const server = spawn(node, [...SERVER_FLAGS, 'apps/server/main.ts', ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: environment(node, {}),
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  const code = await new Promise((resolve) =>
    server.on('exit', (status, signal) => resolve(signal === null ? status : 1)),
  );
  process.exit(code ?? 1);
}

/** Whatever we start finds the same Node first. */
function environment(node, extra) {
  return { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`, ...extra };
}

try {
  const node = findNode(root);
  installDependencies(root);
  const job = TASKS[task];
  if (job === undefined) throw new Error(`Unknown task "${task}". Tasks: ${Object.keys(TASKS).join(', ')}.`);
  await job(node);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
