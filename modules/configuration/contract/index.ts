export * from './cards.ts';
export * from './colour.rules.ts';
export * from './configuration.acts.ts';
export * from './configuration.errors.ts';
export * from './configuration.permissions.ts';
export * from './configuration-fields.ts';
export * from './panel-table.ts';
export * from './values.api.ts';
