export * from './batch.api.ts';
export * from './batch-signing.acts.ts';
export * from './batch-signing.errors.ts';
export * from './batch-signing-news.ts';
export * from './jobs.api.ts';
