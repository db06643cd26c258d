import type { DocumentPageParts } from '@sarn/document/web';
import { WritingProvider } from './WritingProvider.tsx';

/** What is written on the pages of a document, over every viewer of its files. */
export const documentPage = {
  DocumentProvider: WritingProvider,
} satisfies DocumentPageParts;
