export * from './annotation.ts';
export * from './annotation.api.ts';
export * from './annotation.acts.ts';
export * from './annotation.errors.ts';
export * from './drawing.ts';
export * from './foot.ts';
export * from './stamp-place-table.ts';
export * from './stamp-place.ts';
