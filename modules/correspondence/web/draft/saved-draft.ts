import type { DocumentDetail, HistoryEntry } from '@sarn/document/contract';

/** A draft as the server has it. */
export interface SavedDraft {
  readonly documentId: string;
  readonly version: number;
}

/** A draft that was opened to be edited. */
export interface OpenedDraft extends SavedDraft {
  readonly savedAt: string | null;
}

/** The last entry of the history that the test accepts. */
export const lastEntry = (
  { history }: Pick<DocumentDetail, 'history'>,
  isIt: (entry: HistoryEntry) => boolean,
): HistoryEntry | undefined =>
  history.filter(isIt).toSorted((one, other) => other.at.localeCompare(one.at))[0];

const isSaving = ({ on, act }: HistoryEntry) =>
  on === 'document' && (act === 'create' || act === 'edit');

/** Who saved the text last, and when. */
export const lastSaving = (detail: Pick<DocumentDetail, 'history'>) => lastEntry(detail, isSaving);

/** The draft of this answer, with its version and when it was saved. */
export const savedOf = (detail: DocumentDetail): OpenedDraft => ({
  documentId: detail.id,
  version: detail.version,
  savedAt: lastSaving(detail)?.at ?? null,
});
