export * from './name/name-tables.ts';
export * from './name/prefixes.ts';
export * from './name/read-name.ts';
export * from './name/suffixes.ts';
export * from './post/position-packs.ts';
export * from './post/post-tables.ts';
