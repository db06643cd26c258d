export * from './import/import-fields.ts';
export * from './import/import-limits.ts';
export * from './import/import-problems.ts';
export * from './name/prefixes.ts';
export * from './name/read-name.ts';
export * from './name/suffixes.ts';
export * from './record/employment.ts';
export * from './record/retirement.ts';
