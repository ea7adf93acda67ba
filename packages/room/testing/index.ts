export * from './cartridges.ts';
export * from './random-evening.ts';
export * from './test-room.ts';
