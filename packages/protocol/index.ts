export * from './acts.ts';
export * from './codes.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './patch.ts';
export * from './seen.ts';
