/**
 * Loaded into a server under measurement (`--expose-gc --import`): SIGUSR2 collects garbage and gives back the space it lay in,
 * so that what is measured is what rooms hold, and not what joining them once took.
 */
process.on('SIGUSR2', () => {
  const collect = globalThis.gc as ((options: object) => void) | undefined;
  for (let pass = 0; pass < 2; pass++) collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
});
