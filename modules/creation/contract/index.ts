export * from './creation.acts.ts';
export * from './creation.api.ts';
export * from './creation.errors.ts';
export * from './creation.sections.ts';
export * from './steps.ts';
