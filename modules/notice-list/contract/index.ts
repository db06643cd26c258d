export * from './notice-filters.ts';
export * from './notice-list.api.ts';
