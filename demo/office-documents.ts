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
  /** What was done with it, in order: an act, or `act@username` where it is not the usual actor. */
  readonly acts: readonly string[];
}

export interface OfficeDocumentExtra {
  readonly reviewers?: readonly string[];
  /** Whom it goes to, how, and where: e-mail address, or number of the postal article. */
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
  /** Reason of what ends it, and words of those through whose hands it goes. */
  readonly words?: readonly string[];
  /** To whom a note goes on. */
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

/** The month's documents that go out, certify, note and keep. */
export const officeDocuments: readonly DemoOfficeDocument[] = officeDocumentRows.map(
  ([kind, daysBack, drafter, signatory, clerk, title, addressee, paragraphs, acts, extra]) => ({
    ...extra,
    ...{ kind, daysBack, drafter, signatory, clerk, title, addressee, paragraphs },
    acts: acts === '' ? [] : acts.split(' '),
  }),
);
