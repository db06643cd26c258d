export * from './routing.api.ts';
export * from './routing.errors.ts';
export * from './routing.ts';
