export { ownDraftsWeb } from './manifest.ts';
