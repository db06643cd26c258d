import { isId } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import { mayRead } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { searchPattern } from './search.rules.ts';
import { newestDocuments } from './search.service.ts';
import { readTyped } from './typed.rules.ts';
import {
  listChangedLike,
  listOpeningsOf,
  listSubjectsOf,
  nameSubjects,
} from './document-subject.store.ts';
import type { OpeningPlace } from './document-subject.store.ts';

const kinds = ['document', 'transmission', 'leg', 'assignment', 'job'] as const;
/** Most documents that are returned. */
const documentsFound = 50;

const pathOf = (documentId: string): string => `/sarabun/document/${documentId}`;

/**
 * Documents as the audit trail shows them: by number, and only to those who may read them. A right
 * to search the trail gives no right to read a document.
 */
export const documentSubjects = (deps: Dependencies) => ({
  kinds,
  async describe(h: Handle, caller: Caller, subjects: readonly { readonly id: string }[]) {
    const ids = subjects.map(({ id }) => id).filter(isId);
    const named = await nameSubjects(
      h,
      deps.searched.numbers,
      [...new Set(ids)],
      caller.principals,
    );
    return new Map(
      named.map(({ id, number, documentId }) => [id, { name: number, path: pathOf(documentId) }]),
    );
  },
  async find(h: Handle, caller: Caller, text: string) {
    return listSubjectsOf(h, await documentsOf(deps, h, caller, text));
  },
  async openings(h: Handle, caller: Caller, before: OpeningPlace | null, take: number) {
    const rows = await listOpeningsOf(h, deps.searched.numbers, caller, before, take);
    return rows.map((row) => ({ ...row, path: pathOf(row.documentId) }));
  },
});

/** The document of an id, else the newest ones with these words. */
async function documentsOf(deps: Dependencies, h: Handle, { principals }: Caller, text: string) {
  if (isId(text)) return (await mayRead(h, text, principals)) ? [text] : [];
  const terms = readTyped(text);
  if (terms.length === 0) return [];
  const query = { principals, terms, tags: [], from: null, until: null };
  const { ids } = await newestDocuments(deps, query, {}, { page: 1, size: documentsFound, h });
  // Documents not yet in the index: it is not updated in the transaction that reads the trail.
  const pattern = searchPattern(text);
  return pattern === null ? ids : [...ids, ...(await listChangedLike(h, pattern, principals))];
}
