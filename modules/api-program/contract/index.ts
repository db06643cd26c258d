export * from './api-program.acts.ts';
export * from './api-program.api.ts';
export * from './api-program.errors.ts';
export * from './api-program.limits.ts';
export * from './api-program.news.ts';
export * from './api-program.permissions.ts';
