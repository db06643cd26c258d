import type { decodeDocument, markRead } from '@sarn/document/contract';
import type { OutputOf, SentInputOf } from '@sarn/kernel';

/*
 * The calls about a document named in specification §7: their names are used here, and in no
 * screen.
 */

export function readSent(documentId: string): SentInputOf<typeof markRead> {
  return { F_DOC_ID: documentId };
}

/** Whether it was the first time, and of which document. */
export function readAnswer({ is_save, item }: OutputOf<typeof markRead>) {
  return { isFirst: is_save, title: item.F_DOC_TITLE };
}

export function decodeSent(encoded: string): SentInputOf<typeof decodeDocument> {
  return { F_DOC_ID_ENCODE: encoded };
}

export function decodedId({ item }: OutputOf<typeof decodeDocument>): string {
  return item.F_DOC_ID;
}
