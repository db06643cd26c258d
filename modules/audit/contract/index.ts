export * from './audit.acts.ts';
export * from './audit.api.ts';
export * from './audit.errors.ts';
export * from './audit.permissions.ts';
export * from './my-data.api.ts';
