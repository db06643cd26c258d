export * from './export.errors.ts';
export * from './import/import-fields.ts';
export * from './import/import-problems.ts';
export * from './import/import.acts.ts';
export * from './import/import.api.ts';
export * from './import/import.errors.ts';
export * from './import/import.permissions.ts';
export * from './import/import.sections.ts';
