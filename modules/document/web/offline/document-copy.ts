import type { DocumentDetail } from '@sarn/document/contract';
import type { CopyRule } from '@sarn/platform-web';

/** Whether a document may lie on the device of a reader: it has no class, and is not destroyed. */
export const mayLieHere = ({ secrecy, destroyed }: DocumentDetail): boolean =>
  // Also a class that this version of the program does not know.
  secrecy === 'normal' && destroyed === null;

/** How the answer about a document is kept on this device. */
export const documentCopy = (documentId: string): CopyRule<DocumentDetail> => ({
  key: `document ${documentId}`,
  toKeep: (detail) => (mayLieHere(detail) ? detail : null),
  about: () => [documentId],
  subjectId: documentId,
});
