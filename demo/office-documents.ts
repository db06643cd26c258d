import type { LetterKind } from '@sarn/document/contract';
import { officeDocumentRows } from './office-document-texts.ts';
import type { OfficeDocumentExtra } from './office-document-row.ts';

/** A letter going out, a stamped letter, a certificate, a note or a document of another make. */
export interface DemoOfficeDocument extends OfficeDocumentExtra {
  readonly kind: LetterKind;
  /** Days back, in working days, on which the draft was written. */
  readonly daysBack: number;
  readonly drafter: string;
  readonly signatory: string;
  readonly clerk: string;
  readonly title: string;
  readonly addressee: string;
  readonly paragraphs: readonly string[];
  /** The acts on it, in order: an act, or `act@username` where it is not the usual actor. */
  readonly acts: readonly string[];
}

/** The month's documents that go out, certify, note and are filed. */
export const officeDocuments: readonly DemoOfficeDocument[] = officeDocumentRows.map(
  ([kind, daysBack, drafter, signatory, clerk, title, addressee, paragraphs, acts, extra]) => ({
    ...extra,
    ...{ kind, daysBack, drafter, signatory, clerk, title, addressee, paragraphs },
    acts: acts === '' ? [] : acts.split(' '),
  }),
);
