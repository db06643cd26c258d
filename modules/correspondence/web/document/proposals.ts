import type { DocumentDetail, HistoryEntry } from '@sarn/document/contract';

/** Acts by which something is laid before who decides. */
const proposing: ReadonlySet<string> = new Set(['present', 'presentStudy']);

const subjectOf = ({ on, transmissionId, assignmentId }: HistoryEntry): string =>
  [on, transmissionId, assignmentId].join('/');

/**
 * The last act of the document and of each of its transmissions, where that proposes something: who decides
 * reads it beside the document. The newest first.
 */
export function proposalsOf({ history }: Pick<DocumentDetail, 'history'>): readonly HistoryEntry[] {
  const steps = history
    .filter(({ toState }) => toState !== null)
    .toSorted((one, other) => one.at.localeCompare(other.at));
  const last = new Map(steps.map((entry) => [subjectOf(entry), entry]));
  return [...last.values()].filter(({ act }) => proposing.has(act)).toReversed();
}
