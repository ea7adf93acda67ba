export * from './contract.ts';
export * from './discretion.ts';
export * from './leaky-game.ts';
export * from './observer.ts';
export * from './playthrough.ts';
export * from './random-match.ts';
export * from './table.ts';
export * from './two-worlds.ts';
