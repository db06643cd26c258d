import type { EnglishClosing, LetterLanguage } from '@sarn/correspondence/contract';
import type { PublicationKind } from '@sarn/document/contract';
import type { Minutes } from '@sarn/minutes/contract';
import { createContext, useContext } from 'react';

interface Written {
  readonly title: string;
  readonly speed: string;
  readonly bodyJson: Readonly<Record<string, unknown>>;
  /** Null until it was saved. */
  readonly documentId: string | null;
}

export interface WrittenMemo extends Written {
  readonly kind: 'inside' | 'cycle';
  readonly addressee: string;
  /** Names of its files. */
  readonly files: readonly string[];
}

export interface WrittenLetter extends Written {
  readonly kind: 'outgoing';
  readonly addressee: string;
  readonly language: LetterLanguage;
  readonly englishClosing: EnglishClosing;
  readonly englishSigner: string;
  readonly englishCode: string;
  readonly hasQr: boolean;
  /** Code of a row of the settings. */
  readonly salutation: string;
  readonly reference: string;
  readonly enclosures: readonly string[];
  /** Lines below the name of the agency, and below the text. */
  readonly address: string;
  readonly contact: string;
  readonly copies: readonly string[];
}

export interface WrittenStamped extends Written {
  readonly kind: 'stamp';
  readonly addressee: string;
  readonly contact: string;
}

export interface WrittenPublication extends Written {
  readonly kind: Exclude<PublicationKind, 'cycle' | 'report'>;
  readonly inForceOn: string | null;
  readonly remarks: string;
}

/** A certificate; its addressee is the full name of whom it certifies. */
export interface WrittenCertificate extends Written {
  readonly kind: 'guaranty';
  readonly addressee: string;
  readonly address: string;
  readonly validUntil: string | null;
  readonly hasPhoto: boolean;
  readonly remarks: string;
}

export interface WrittenMinutes extends Written {
  readonly kind: 'report';
  readonly meetingName: string;
  readonly meetingNo: string;
  readonly meetingDate: string | null;
  readonly minutes: Minutes;
}

export interface WrittenNote extends Written {
  readonly kind: 'note';
  readonly addressee: string;
}

/** A text that is being written, as the page beside its form shows it; kinds that have no page are not here. */
export type WrittenText =
  | WrittenMemo
  | WrittenLetter
  | WrittenStamped
  | WrittenPublication
  | WrittenCertificate
  | WrittenMinutes
  | WrittenNote;

const WrittenTextContext = createContext<WrittenText | null>(null);

/** Around a form and its pages, with the panels of the places `draft-page` and `draft-start`. */
export const WrittenTextProvider = WrittenTextContext.Provider;

/** For a panel of these places; null anywhere else. */
export const useWrittenText = (): WrittenText | null => useContext(WrittenTextContext);

/** The form of a document, for panels that put something into it. */
export interface DraftForm {
  readonly values: Readonly<Record<string, unknown>>;
  /** Puts values into its fields, unsent as if they were typed. */
  readonly fill: (part: Readonly<Record<string, unknown>>) => void;
}

const DraftFormContext = createContext<DraftForm | null>(null);

/** Around the panels of the place `draft-start`. */
export const DraftFormProvider = DraftFormContext.Provider;

/** For a panel of that place; null anywhere else. */
export const useDraftFields = (): DraftForm | null => useContext(DraftFormContext);
