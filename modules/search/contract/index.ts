export * from './fold-for-search.ts';
export * from './search.api.ts';
