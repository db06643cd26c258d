export { relatedDocumentsModule } from './manifest.ts';
