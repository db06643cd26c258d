export * from './review.ts';
export * from './review.api.ts';
export * from './review.acts.ts';
export * from './review.errors.ts';
export * from './review-news.ts';
export * from './text/locate.ts';
export * from './text/plain-body.ts';
export * from './text/splice-body.ts';
