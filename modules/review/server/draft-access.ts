import { AppError } from '@sarn/kernel';
import type { Caller, Handle, Tx } from '@sarn/platform-server';
import { personPrincipal } from '@sarn/organisation/contract';
import { findReadable, findReadableForUpdate, sealedFor } from '@sarn/document/server';
import type { Actor, Dependencies, DocumentRow } from '@sarn/document/server';
import { isDraftState } from '../contract/index.ts';
import { findPart } from './review.store.ts';
import type { Part } from './review.store.ts';

/** A draft, and what somebody is to it. */
export interface OfDraft extends Part {
  readonly document: DocumentRow;
  /** Nobody has signed it yet. */
  readonly isDraft: boolean;
}

/**
 * The draft for a reader, under the rules of its page.
 *
 * @throws AppError 'registry.not-found', 'registry.secret-reason'
 */
export async function draftForReader(
  deps: Dependencies,
  caller: Caller,
  documentId: string,
): Promise<OfDraft> {
  const { db } = deps.platform;
  const document = await findReadable(db, documentId, caller.principals);
  const part = await findPart(db, documentId, caller.principals, caller.id);
  if (!document || !part) throw new AppError('registry.not-found');
  for (const rule of deps.detail.readingRules) await rule(deps, db, caller, document);
  return { ...part, document, isDraft: isDraftState(document.state) };
}

/** The draft for an act, held until the end of the transaction. @throws AppError 'registry.not-found' */
export async function holdDraft(
  tx: Tx,
  actor: Pick<Actor, 'id' | 'principals'>,
  documentId: string,
): Promise<OfDraft> {
  const document = await findReadableForUpdate(tx, documentId, actor.principals);
  const part = await findPart(tx, documentId, actor.principals, actor.id);
  if (!document || !part) throw new AppError('registry.not-found');
  return { ...part, document, isDraft: isDraftState(document.state) };
}

/** Those of the people who still have a part in the draft. */
export async function peopleOfDraft(
  h: Handle,
  { id, secrecy }: Pick<DocumentRow, 'id' | 'secrecy'>,
  personIds: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const personId of personIds) {
    const keys = sealedFor(secrecy, [personPrincipal(personId)]);
    if (await findPart(h, id, keys, personId)) found.push(personId);
  }
  return found;
}
