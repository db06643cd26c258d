export * from './dissolution/dissolution-news.ts';
export * from './dissolution/dissolution.api.ts';
