export * from './circulation-news.ts';
export * from './circulation.acts.ts';
export * from './circulation.api.ts';
export * from './circulation.errors.ts';
