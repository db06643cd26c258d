/** A number given to a document, or to one of its sendings. */
export interface EntryRow {
  readonly documentId: string;
  readonly transmissionId: string | null;
  readonly number: number;
  readonly year: number;
  readonly at: string;
}
