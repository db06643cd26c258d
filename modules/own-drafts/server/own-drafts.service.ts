import type { OutputOf } from '@sarn/kernel';
import type { Caller } from '@sarn/platform-server';
import { documentTypeNames } from '@sarn/document-classes/server';
import type { DocumentTypeNames } from '@sarn/document-classes/server';
import { stateTerm } from '@sarn/document/contract';
import type { Dependencies } from '@sarn/document/server';
import { namesOf } from '@sarn/search/server';
import { ownDraftLimit } from '../contract/index.ts';
import type { listOwnDrafts } from '../contract/index.ts';
import { listOwn } from './own-drafts.store.ts';
import type { OwnDraftRow } from './own-drafts.store.ts';

const idIn = (principal: string): string => principal.slice(principal.indexOf(':') + 1);

/** What the caller wrote and has not finished: with them, sent back to them, or on its route. */
export async function ownDrafts(
  deps: Dependencies,
  { id, principals }: Caller,
): Promise<OutputOf<typeof listOwnDrafts>> {
  const { db } = deps.platform;
  const rows = await listOwn(db, id, principals, ownDraftLimit);
  const typeName = await documentTypeNames(db);
  const keys = rows.flatMap((row) => row.principals);
  const isPerson = (key: string) => key.startsWith('p:');
  const nameOf = await namesOf(deps, db, {
    personIds: keys.filter(isPerson).map(idIn),
    unitIds: keys.filter((key) => !isPerson(key)).map(idIn),
  });
  return {
    rows: rows.map((row) => toOwnDraft(row, typeName, (key) => nameOf(idIn(key)))),
    total: rows[0]?.total ?? 0,
  };
}

function toOwnDraft(
  row: OwnDraftRow,
  typeName: DocumentTypeNames,
  nameOf: (principal: string) => string,
) {
  const { documentId, kind, title, state, savedAt, principals } = row;
  const { returnedBy, returnedByPost, returnedFor, returnedAt } = row;
  return {
    ...{ documentId, kind, title, state, savedAt },
    kindTerm: typeName(kind),
    stateTerm: stateTerm('document', state),
    isMine: state === 'DRAFT',
    principals: [...new Set(principals.map(nameOf))].filter(Boolean),
    returned:
      returnedBy === null || returnedAt === null
        ? null
        : {
            byName: returnedBy,
            byPost: returnedByPost ?? '',
            reason: returnedFor ?? '',
            at: returnedAt,
          },
  };
}
