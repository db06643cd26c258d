export * from './dispatch-news.ts';
export * from './dispatch.acts.ts';
export * from './dispatch.api.ts';
export * from './dispatch.errors.ts';
export * from './dispatch.forms.ts';
export * from './dispatch.ts';
export * from './receipt.api.ts';
export * from './envelope.api.ts';
