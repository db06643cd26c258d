export * from './name-tables.ts';
export * from './post-tables.ts';
