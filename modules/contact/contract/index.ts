export * from './contact.acts.ts';
export * from './contact.api.ts';
export * from './contact.errors.ts';
export * from './send-methods.ts';
export * from './sender-type.ts';
export * from './table-codes.ts';
