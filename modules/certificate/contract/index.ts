export * from './certificate.acts.ts';
export * from './certificate.api.ts';
export * from './certificate.errors.ts';
export * from './certificate.kinds.ts';
export * from './certificate.limits.ts';
export * from './certificate.news.ts';
export * from './elsewhere.api.ts';
export * from './token.api.ts';
