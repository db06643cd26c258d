export * from './first-run.acts.ts';
export * from './first-run.api.ts';
export * from './first-run.errors.ts';
export * from './first-run.limits.ts';
export * from './first-run.permissions.ts';
export * from './first-run.steps.ts';
