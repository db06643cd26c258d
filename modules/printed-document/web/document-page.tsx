import type { DocumentDetail } from '@sarn/document/contract';
import type { DocumentPageParts } from '@sarn/document/web';
import { formOf, isPrintedForReaders } from '@sarn/printed-document/contract';
import { ClassifiedCopies } from './copy/ClassifiedCopies.tsx';
import { ReceivedCopies } from './copy/ReceivedCopies.tsx';
import { CoverButton } from './cover/CoverButton.tsx';
import { PrintedSheet } from './PrintedSheet.tsx';
import { TextSheet } from './TextSheet.tsx';

/** A published document has its head also without a text. */
const isWritten = ({ kind, bodyJson, publication }: DocumentDetail): boolean =>
  formOf(kind) !== null && (Boolean(bodyJson) || publication !== null);

/** The pages of the document; its words alone where its readers get no pages, such as of a classified one. */
export const documentPage = {
  panels: [
    { id: 'cover', order: 35, Panel: CoverButton },
    { id: 'received-copies', order: 36, Panel: ReceivedCopies },
    { id: 'classified-copies', order: 41, Panel: ClassifiedCopies },
  ],
  sheets: [
    { id: 'printed', order: 10, fits: isPrintedForReaders, Sheet: PrintedSheet },
    { id: 'printed-text', order: 20, fits: isWritten, Sheet: TextSheet },
  ],
} satisfies DocumentPageParts;
