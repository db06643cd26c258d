export * from './api.ts';
export * from './errors.ts';
export * from './field.ts';
export * from './options.api.ts';
export * from './suggested.ts';
export * from './table.ts';
export * from './values.ts';
export * from './words.ts';
