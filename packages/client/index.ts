export * from './clock.ts';
export * from './connection.ts';
export type { Answer } from './unanswered.ts';
export * from './world.ts';
