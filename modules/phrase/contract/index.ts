export * from './phrase-table.ts';
export * from './phrase.acts.ts';
export * from './phrase.api.ts';
export * from './phrase.errors.ts';
