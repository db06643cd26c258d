export { printedDocumentModule } from './manifest.ts';
export { printedDocument } from './printed-document.service.ts';
