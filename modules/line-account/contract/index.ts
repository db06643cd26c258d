export * from './line.acts.ts';
export * from './line.api.ts';
export * from './line.errors.ts';
