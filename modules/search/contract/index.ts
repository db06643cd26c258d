export * from './fold-for-search.ts';
export * from './list-row.ts';
export * from './search.api.ts';
export * from './number-asked.ts';
