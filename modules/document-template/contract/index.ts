export * from './template-fields.ts';
export * from './template.acts.ts';
export * from './template.api.ts';
export * from './template.errors.ts';
