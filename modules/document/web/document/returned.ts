import type { DocumentDetail, HistoryEntry } from '@sarn/document/contract';
import { shownState } from './shown-state.ts';

const returning: ReadonlySet<string> = new Set(['sendBack', 'autoReturned']);

type Considered = Parameters<typeof shownState>[0] &
  Pick<DocumentDetail, 'history' | 'assignments'>;

/**
 * The entry by which what the reader has before them came back: the document, its transmission to their
 * unit, or their assignment. Undefined when something has happened to it since; a changed text is no
 * answer yet.
 */
export function returnOf(detail: Considered): HistoryEntry | undefined {
  const { on, targetId } = shownState(detail);
  const concerns = concerning[on](targetId, detail);
  const last = detail.history
    .filter((entry) => concerns(entry) && entry.toState !== null && entry.act !== 'edit')
    .toSorted((one, other) => one.at.localeCompare(other.at) || one.id.localeCompare(other.id))
    .at(-1);
  return last && returning.has(last.act) ? last : undefined;
}

type Concerns = (entry: HistoryEntry) => boolean;

const concerning: Readonly<
  Record<HistoryEntry['on'], (targetId: string, detail: Considered) => Concerns>
> = {
  document: () => (entry) => entry.on === 'document',
  transmission: (targetId) => (entry) =>
    entry.on === 'transmission' && entry.transmissionId === targetId,
  // A report that is sent back is an entry of the transmission; the assignment is open again by it.
  assignment: (targetId, { assignments }) => {
    const own = assignments.find(({ id }) => id === targetId)?.transmissionId;
    return (entry) =>
      entry.on === 'assignment'
        ? entry.assignmentId === targetId
        : entry.on === 'transmission' && entry.transmissionId === own && returning.has(entry.act);
  },
};
