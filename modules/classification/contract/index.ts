export * from './class-change.ts';
export * from './class.flow.ts';
export * from './class.forms.ts';
export * from './classification.acts.ts';
export * from './classification.api.ts';
export * from './classification.errors.ts';
export * from './classification.permissions.ts';
export * from './classification.ts';
