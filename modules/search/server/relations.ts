import type { KnownUnits } from '@sarn/organisation/server';
import { noRows, row } from '@sarn/platform-server';
import type { Relation } from '@sarn/platform-server';

/** A number that a register gave to a document or to one transmission of it. */
export interface NumberRow {
  readonly document_id: string | null;
  readonly transmission_id: string | null;
  readonly number: number;
  readonly be_year: number;
  readonly register_id: string;
  readonly entered_at: string;
}

export const numberColumns = row<NumberRow>({
  document_id: 'uuid?',
  transmission_id: 'uuid?',
  number: 'int4',
  be_year: 'int4',
  register_id: 'uuid',
  entered_at: 'timestamptz',
});

/** Words by which a document is found, beside its fields, its numbers and its history. */
export interface WordsRow {
  readonly document_id: string;
  readonly words: string;
}

export const wordsColumns = row<WordsRow>({ document_id: 'uuid', words: 'text' });

/** A document in a folder. */
export interface FilingRow {
  readonly folder_id: string;
  readonly document_id: string;
  readonly filed_at: string;
}

export const filingColumns = row<FilingRow>({
  folder_id: 'uuid',
  document_id: 'uuid',
  filed_at: 'timestamptz',
});

/** What the index and the rows of lists show of documents, and modules above the search keep. */
export interface SearchRelations {
  readonly numbers: Relation<NumberRow>;
  readonly words: readonly Relation<WordsRow>[];
}

/** For the test that describes all statements. */
export const noRelations: SearchRelations = { numbers: noRows(numberColumns), words: [] };

declare module '@sarn/document/server' {
  interface Dependencies {
    /** What the modules above the search give to its index and to the rows of lists. */
    readonly searched: SearchRelations;
    readonly knownUnits: KnownUnits;
  }
}
