export * from './acting-news.ts';
export * from './acting-scope.ts';
export * from './acting.api.ts';
export * from './acting.errors.ts';
