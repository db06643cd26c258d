import type { HeardChange } from '@sarn/kernel';
import { describe, expect, it } from 'vitest';
import { isConcerned } from './concern.ts';

const ask = { page: 1, size: 25 };

/** The queries of a person who has document A open above a queue in which A and B are. */
const shown: Readonly<Record<string, { key: readonly unknown[]; data?: unknown }>> = {
  'document A': { key: ['registry', 'document', 'A'], data: { id: 'A' } },
  'replies to A': { key: ['registry', 'reply', 'A'] },
  'references of A': { key: ['registry', 'reference', 'A'], data: [{ documentId: 'B' }] },
  'folders of A': { key: ['registry', 'folders-of', 'A'] },
  'circulation of A': { key: ['registry', 'circulation', 'of', 'A'] },
  'secrecy of A': { key: ['registry', 'secret', 'of', 'A'] },
  'retention of A': { key: ['registry', 'retention', 'document', 'A'] },
  queue: {
    key: ['registry', 'todo', { ...ask, typeCode: 'sign' }],
    data: { rows: [{ documentId: 'A' }, { documentId: 'B' }] },
  },
  list: { key: ['registry', 'list', ask], data: { rows: [{ documentId: 'C' }] } },
  book: { key: ['registry', 'lines', ask], data: { rows: [{ documentId: 'A' }] } },
  'circulars received': { key: ['registry', 'circulation', 'received', ask], data: { rows: [] } },
  arrivals: { key: ['registry', 'arrivals', ask], data: { rows: [] } },
  import: { key: ['registry', 'imports', 'one', 'I'] },
  'other import': { key: ['registry', 'imports', 'one', 'J'] },
  'rows of the import': { key: ['registry', 'imports', 'rows', { id: 'I' }] },
  imports: { key: ['registry', 'imports', 'list'] },
  acting: { key: ['registry', 'acting'] },
  calendar: { key: ['registry', 'calendar', 2026] },
  duplicates: { key: ['registry', 'duplicates', { sender: 'Office' }], data: { rows: [] } },
};

function lookedAtAfter(change: HeardChange): string[] {
  return Object.entries(shown)
    .filter(([, { key, data }]) => isConcerned(change, { key, data }))
    .map(([name]) => name);
}

const partsOfA = Object.keys(shown).slice(0, 7);
const allLists = ['queue', 'list', 'book', 'circulars received', 'arrivals'];

describe('a change concerns the queries that show the changed document', () => {
  it.each<[HeardChange, readonly string[]]>([
    [{ kind: 'document', id: 'A' }, [...partsOfA, 'queue', 'book']],
    [{ kind: 'document', id: 'B' }, ['references of A', 'queue']],
    [{ kind: 'document', id: 'Z' }, []],
    [{ kind: 'queues' }, allLists],
    [{ kind: 'access' }, Object.keys(shown)],
    [{ kind: 'news' }, []],
    [{ kind: 'books' }, []],
    [{ kind: 'import', id: 'I' }, ['import', 'rows of the import', 'imports']],
    [{ kind: 'unknown' }, Object.keys(shown)],
  ])('%j', (change, names) => {
    expect(lookedAtAfter(change)).toEqual(names);
  });
});
