import type { DocumentDetail, HistoryEntry } from '@sarn/document/contract';

/** Acts by which somebody writes on a note, below the text of the drafter. */
const writing = new Set(['annotate', 'sendBack', 'withdraw', 'close', 'reopen']);

/** Opinions written on the note, the oldest first; acts without a note are left out. */
export function noteLines(history: readonly HistoryEntry[]): readonly HistoryEntry[] {
  return history
    .filter((entry) => writing.has(entry.act) && entry.note !== '')
    .toSorted((a, b) => a.at.localeCompare(b.at));
}

/** The author, in the post of the last presentation, and its time; null while a draft. */
export function writtenBy(detail: Pick<DocumentDetail, 'history' | 'author'>): {
  readonly name: string;
  readonly post: string;
  readonly at: string | null;
} {
  const presented = detail.history.filter((entry) => entry.act === 'present');
  const last = presented.toSorted((a, b) => a.at.localeCompare(b.at)).at(-1);
  if (last) return { name: last.actorName, post: last.actorPost, at: last.at };
  return { name: detail.author.name, post: detail.author.positionName, at: null };
}
