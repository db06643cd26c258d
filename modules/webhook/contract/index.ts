export * from './webhook.acts.ts';
export * from './webhook.api.ts';
export * from './webhook.errors.ts';
export * from './webhook.limits.ts';
export * from './webhook.news.ts';
