import { isId } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import { searchPattern } from '../search.rules.ts';
import { findPapers, listOpeningsOf, listSubjectsOf, nameSubjects } from './paper-subject.store.ts';
import type { OpeningPlace } from './paper-subject.store.ts';

const kinds = ['document', 'leg', 'job'] as const;
/** More papers than these are no answer to "which one". */
const papersFound = 50;

const pathOf = (documentId: string): string => `/sarabun/document/${documentId}`;

/**
 * Papers as the audit trail shows them: by number, and only to those who may read them. Whoever
 * searches the trail reads no document by that right.
 */
export const paperSubjects = {
  kinds,
  async describe(h: Handle, caller: Caller, subjects: readonly { readonly id: string }[]) {
    const ids = subjects.map(({ id }) => id).filter(isId);
    const named = await nameSubjects(h, [...new Set(ids)], caller.holders);
    return new Map(
      named.map(({ id, number, documentId }) => [id, { name: number, path: pathOf(documentId) }]),
    );
  },
  async find(h: Handle, caller: Caller, text: string) {
    const pattern = searchPattern(text);
    if (pattern === null) return [];
    const query = { id: isId(text) ? text : null, pattern, limit: papersFound };
    return listSubjectsOf(h, await findPapers(h, query, caller.holders));
  },
  async openings(h: Handle, caller: Caller, before: OpeningPlace | null, take: number) {
    const rows = await listOpeningsOf(h, caller, before, take);
    return rows.map((row) => ({ ...row, path: pathOf(row.documentId) }));
  },
};
