export * from './import-fields.ts';
export * from './import-limits.ts';
export * from './import-problems.ts';
export * from './import.acts.ts';
export * from './import.api.ts';
export * from './import.errors.ts';
