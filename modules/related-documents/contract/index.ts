export * from './reference.api.ts';
export * from './reference.errors.ts';
