import { AppError, newId } from '@sarn/kernel';
import type { Caller, Handle, SignedContext, Tx } from '@sarn/platform-server';
import { isClassified } from '@sarn/document/contract';
import {
  actorOf,
  addToHistory,
  findReadableForUpdate,
  noteAct,
  postTitleFor,
} from '@sarn/document/server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import { isRegistrar, ruleOf } from './class-rules.service.ts';
import { isKeeper } from './classify.service.ts';
import { isOpenTo } from './reading-session.service.ts';
import { insertCopySet, listCopySets } from './secret-copy.store.ts';
import type { CopySet } from './secret-copy.store.ts';

/** Whether the caller may make copies of a classified document: as its class says. */
export async function mayCopySecret(
  h: Handle,
  { id, principals }: Pick<Caller, 'id' | 'principals'>,
  document: DocumentRow,
): Promise<boolean> {
  const rule = await ruleOf(h, document.secrecy);
  if (rule?.copiedBy === 'line') return isKeeper(principals, id, document, document.secrecy);
  return rule?.copiedBy === 'registrar' && isRegistrar(principals, document, document.secrecy);
}

export interface AskedCopies {
  readonly documentId: string;
  /** Null: of the pages of the document itself. */
  readonly fileId: string | null;
  /** As the history names what was copied. */
  readonly sourceName: string;
  readonly count: number;
  readonly permittedBy: string;
  readonly reason: string;
}

/**
 * Enters copies of a classified document: in the control register with their numbers, in its history, and in the audit
 * trail, which tells numbers alone, because its readers need not be cleared.
 *
 * @throws AppError 'registry.not-found', 'registry.secret-reason', 'registry.secret-no-copies'
 * @assumed the numbers of later copies of the same file go on, so that each number is there once
 */
export async function enterCopies(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  asked: AskedCopies,
): Promise<CopySet> {
  const { documentId, fileId, count } = asked;
  const actor = await actorOf(deps, tx, context);
  const document = await findReadableForUpdate(tx, documentId, actor.principals);
  if (!document || !isClassified(document.secrecy)) throw new AppError('registry.not-found');
  if (!(await isOpenTo(tx, context.caller, document, deps.platform.clock.now()))) {
    throw new AppError('registry.secret-reason');
  }
  if (!(await mayCopySecret(tx, actor, document))) throw new AppError('registry.secret-no-copies');
  const known = (await listCopySets(tx, documentId)).filter((set) => set.fileId === fileId);
  const first = Math.max(0, ...known.map(({ last }) => last)) + 1;
  const set: CopySet = {
    ...{ id: newId(), fileId, first, last: first + count - 1 },
    ...{ permittedBy: asked.permittedBy, reason: asked.reason },
    ...{ madeBy: actor.id, madeAt: actor.now },
  };
  await insertCopySet(tx, documentId, set);
  await addToHistory(deps, tx, {
    ...{ documentId, transmissionId: null, assignmentId: null, subject: 'document' },
    ...{ act: 'copied', fromState: null, toState: null, unitName: null, fileIds: [] },
    ...{ actorId: actor.id, actorName: actor.name, actorPost: postTitleFor(actor, '') },
    ...{ note: asked.reason, at: actor.now, requestId: actor.requestId },
    detail: [
      { label: { th: 'สำเนาของ', en: 'Copies of' }, value: asked.sourceName },
      { label: { th: 'ชุดที่', en: 'Numbers' }, value: numbersOf(set) },
      { label: { th: 'ผู้อนุญาต', en: 'Permitted by' }, value: asked.permittedBy },
    ],
  });
  await noteAct(deps, tx, context, {
    act: 'registry.secret-copy',
    subject: { kind: 'document', id: documentId },
    detail: { first, last: set.last },
  });
  return set;
}

const numbersOf = ({ first, last }: CopySet): string =>
  first === last ? String(first) : `${first}–${last}`;
