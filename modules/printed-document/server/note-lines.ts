import type { EventRow } from '@sarn/document/server';

/** Acts by which somebody writes on a note, below the text of the drafter. */
const writing = new Set(['annotate', 'sendBack', 'withdraw', 'close', 'reopen']);

type Line = Pick<EventRow, 'act' | 'at' | 'note' | 'actorName' | 'actorPost'>;

const oldestFirst = (a: Line, b: Line): number => a.at.localeCompare(b.at);

/** What was written on a note, the oldest first; acts without words are left out. */
export const noteLines = <T extends Line>(history: readonly T[]): T[] =>
  history.filter(({ act, note }) => writing.has(act) && note !== '').toSorted(oldestFirst);

/** The last presentation, which tells name, post and day of the writer; undefined while a draft. */
export const lastPresented = <T extends Line>(history: readonly T[]): T | undefined =>
  history
    .filter(({ act }) => act === 'present')
    .toSorted(oldestFirst)
    .at(-1);
