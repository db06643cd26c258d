import type { DocumentPageParts } from '@sarn/document/web';
import { isPrintedForReaders } from '@sarn/printed-document/contract';
import { PrintedSheet } from './PrintedSheet.tsx';

/** The pages of the document, before the sheets of HTML of other modules. */
export const documentPage = {
  sheets: [{ id: 'printed', order: 10, fits: isPrintedForReaders, Sheet: PrintedSheet }],
} satisfies DocumentPageParts;
