export { ownDraftsModule } from './manifest.ts';
