export * from './deployment.ts';
export * from './portal.api.ts';
export * from './portal.errors.ts';
export * from './portal.limits.ts';
export * from './wire/portal.ts';
