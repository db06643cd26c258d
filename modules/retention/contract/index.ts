export * from './kept-forms.api.ts';
export * from './retention-list.api.ts';
export * from './retention.acts.ts';
export * from './retention.api.ts';
export * from './retention.errors.ts';
export * from './retention.forms.ts';
export * from './retention.permissions.ts';
export * from './retention.ts';
