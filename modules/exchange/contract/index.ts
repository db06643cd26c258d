export * from './exchange.acts.ts';
export * from './exchange.api.ts';
export * from './exchange.errors.ts';
export * from './messages.ts';
