export * from './retention-list.api.ts';
export * from './retention.api.ts';
export * from './retention.errors.ts';
export * from './retention.forms.ts';
export * from './retention.ts';
