export * from './class-change.ts';
export * from './class.flow.ts';
export * from './class.forms.ts';
export * from './secret.api.ts';
export * from './secret.errors.ts';
export * from './secret.ts';
