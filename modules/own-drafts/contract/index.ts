export * from './own-drafts.api.ts';
