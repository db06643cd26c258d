export * from './arrival/arrival-news.ts';
export * from './arrival/arrival.api.ts';
export * from './arrival/arrival.errors.ts';
export * from './arrival/arrivals.ts';
export * from './arrival/delivered-letter.ts';
export * from './incoming-forms.ts';
export * from './incoming.api.ts';
