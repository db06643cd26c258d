export * from './ending/ending-news.ts';
export * from './ending/ending.api.ts';
