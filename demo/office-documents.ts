import type { LetterKind, Medium } from '@sarn/document/contract';
import type { SendMethod } from '@sarn/contact/contract';
import { officeDocumentRows } from './office-document-texts.ts';

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

export interface OfficeDocumentExtra {
  readonly reviewers?: readonly string[];
  /** Addressee, channel and address: e-mail address, or number of the postal article. */
  readonly recipients?: readonly (readonly [name: string, method: SendMethod, place?: string])[];
  readonly isUrgent?: boolean;
  readonly reference?: string;
  readonly enclosures?: readonly string[];
  readonly contact?: string;
  readonly copies?: readonly string[];
  readonly bearer?: string;
  readonly validForDays?: number;
  readonly medium?: Medium;
  readonly source?: string;
  /** Reason for its end, and opinions of those who handle it. */
  readonly words?: readonly string[];
  /** The person to whom a note is passed on. */
  readonly passTo?: string;
}

export type OfficeDocumentRow = readonly [
  kind: LetterKind,
  daysBack: number,
  drafter: string,
  signatory: string,
  clerk: string,
  title: string,
  addressee: string,
  paragraphs: readonly string[],
  acts: string,
  extra?: OfficeDocumentExtra,
];

/** The month's documents that go out, certify, note and are filed. */
export const officeDocuments: readonly DemoOfficeDocument[] = officeDocumentRows.map(
  ([kind, daysBack, drafter, signatory, clerk, title, addressee, paragraphs, acts, extra]) => ({
    ...extra,
    ...{ kind, daysBack, drafter, signatory, clerk, title, addressee, paragraphs },
    acts: acts === '' ? [] : acts.split(' '),
  }),
);
