export { relatedDocumentsWeb } from './manifest.ts';
