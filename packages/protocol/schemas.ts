export * from './client-schemas.ts';
export * from './seen-schemas.ts';
export * from './server-schemas.ts';
