export * from './batch.api.ts';
export * from './code.ts';
export * from './rule-table.ts';
export * from './signature.acts.ts';
export * from './signature.api.ts';
export * from './signature.errors.ts';
export * from './timestamps.api.ts';
