export * from './mailbox.acts.ts';
export * from './mailbox.api.ts';
export * from './mailbox.errors.ts';
