export * from './dissolution/dissolution-news.ts';
export * from './dissolution/dissolution.acts.ts';
export * from './dissolution/dissolution.api.ts';
export * from './dissolution/dissolution.errors.ts';
