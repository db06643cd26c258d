export * from './health.api.ts';
export * from './health.news.ts';
export * from './health.permissions.ts';
