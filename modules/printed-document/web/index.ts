export { printedDocumentWeb } from './manifest.ts';
