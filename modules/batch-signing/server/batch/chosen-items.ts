import { isClassified } from '@sarn/document/contract';
import { findReadable } from '@sarn/document/server';
import { AppError, newId } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { Caller } from '@sarn/platform-server';
import { batchLimit } from '../../contract/index.ts';
import type { beginBatch } from '../../contract/index.ts';
import type { Deps } from '../dependencies.ts';
import type { NewItem } from './item.store.ts';
import { signAct } from './to-sign.service.ts';
import { listWaitingToSign } from './to-sign.store.ts';

/**
 * The chosen documents with the act of each, and their kinds.
 *
 * @throws AppError 'registry.not-found', 'signature.single-only'
 */
export async function chosenItems(
  deps: Deps,
  caller: Caller,
  chosen: InputOf<typeof beginBatch>['documents'],
): Promise<{ readonly items: NewItem[]; readonly kinds: string[] }> {
  const { db } = deps.documents.platform;
  const rows = await listWaitingToSign(db, caller.principals, batchLimit);
  const waiting = new Map(rows.map((row) => [row.documentId, row]));
  const seen = new Map(chosen.map((one) => [one.documentId, one]));
  const found = await Promise.all(
    [...seen.values()].map(async ({ documentId, version }) => {
      // One that waits no more is kept as well: it gets its refusal like every other one.
      const document =
        waiting.get(documentId) ?? (await findReadable(db, documentId, caller.principals));
      if (!document) throw new AppError('registry.not-found');
      if (isClassified(document.secrecy)) throw new AppError('signature.single-only');
      const act = signAct(deps, document) ?? 'sign';
      return { kind: document.kind, item: { documentId, version, act, attemptId: newId() } };
    }),
  );
  return {
    items: found.map(({ item }) => item),
    kinds: [...new Set(found.map(({ kind }) => kind))],
  };
}
