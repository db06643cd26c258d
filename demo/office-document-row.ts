import type { LetterKind, Medium } from '@sarn/document/contract';
import type { SendMethod } from '@sarn/contact/contract';

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
  readonly hasPhoto?: boolean;
  readonly remarks?: string;
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
