import { AppError, civilDateAt, formatDate } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import type { executeRetentionList } from '../contract/index.ts';
import { actorOf } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { fileOwnerKind } from '@sarn/document/server';
import {
  addToHistory,
  destroyRelatedContent,
  eraseTexts,
  markDestroyed,
} from '@sarn/document/server';
import { confirm } from './decide.service.ts';
import { countDone, obstacleOf, setErased, setErasing, spare, takeWork } from './erase.store.ts';
import { needList, noteList } from './list.service.ts';
import { findList, updateList } from './list.store.ts';
import type { ListRow } from './list.store.ts';
import { holdDocument } from './document.store.ts';
import { keepersOf, nameOfList, tellPeople } from './retention-news.ts';

/** Starts the destruction of a list that committee, head and Archives agreed to. */
export async function executeList(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id, password }: InputOf<typeof executeRetentionList>,
  start: (tx: Tx, listId: string) => Promise<void>,
): Promise<OutputOf<typeof executeRetentionList>> {
  const list = await needList(tx, id, ['ARCHIVES']);
  if (list.kind !== 'destroy' || list.archivesAnswer === null)
    throw new AppError('registry.retention-list-moved');
  await confirm(deps, tx, context, password);
  const { id: executedBy, name: executedName, now: executedAt } = await actorOf(deps, tx, context);
  await updateList(tx, id, { state: 'EXECUTING', executedBy, executedName, executedAt });
  await noteList(deps, tx, context, 'registry.retention-list-execute', id, {
    documents: list.documents,
  });
  await start(tx, id);
  return {};
}

/** How far one step of a destruction has come. */
export type Step = 'marked' | 'spared' | 'destroyed' | 'done';

/**
 * One step of the destruction of a list, in a transaction of its own: a document is first marked,
 * then its bytes and texts are deleted, then the next. A process killed at any point leaves a
 * document untouched or marked; running the same step again continues there.
 */
export async function destroyNext(
  deps: Dependencies,
  tx: Tx,
  listId: string,
  key: string,
): Promise<Step> {
  const list = await findList(tx, listId);
  if (list?.state !== 'EXECUTING') return 'done';
  const work = await takeWork(tx, listId);
  if (!work) return finish(deps, tx, list, key);
  const { documentId } = work;
  return work.state === 'erasing'
    ? erase(deps, tx, list, documentId, key)
    : mark(deps, tx, list, documentId);
}

/**
 * The document is locked before it is checked: a legal hold is seen here, or its caller is told
 * that it comes too late.
 */
async function mark(deps: Dependencies, tx: Tx, list: ListRow, documentId: string): Promise<Step> {
  await holdDocument(tx, documentId);
  const at = deps.platform.clock.now().toISOString();
  const against = await obstacleOf(tx, documentId, civilDateAt(at));
  if (against !== null) {
    await spare(tx, list.id, documentId, against);
    return 'spared';
  }
  const day = formatDate(civilDateAt(at), 'full', 'th');
  const note = `ทำลายแล้วตาม${nameOfList(list)} เมื่อวันที่ ${day}`;
  await setErasing(tx, list.id, documentId);
  await markDestroyed(tx, documentId, { at, note });
  return 'marked';
}

/**
 * Deletes bytes, search words and texts; the register entry and the history (who did what, when)
 * stay.
 */
async function erase(
  deps: Dependencies,
  tx: Tx,
  list: ListRow,
  documentId: string,
  key: string,
): Promise<Step> {
  const at = deps.platform.clock.now().toISOString();
  const { executedBy, executedName } = list;
  const owner = { ownerKind: fileOwnerKind, ownerId: documentId, callerId: executedBy };
  const files = await deps.files.destroyFiles(tx, owner);
  await destroyRelatedContent(deps, tx, documentId, executedBy);
  await eraseTexts(deps.slots, tx, documentId, 'all');
  await addToHistory(deps, tx, {
    ...{
      documentId,
      transmissionId: null,
      assignmentId: null,
      subject: 'document',
      act: 'destroyed',
    },
    ...{ fromState: null, toState: null, unitName: null, fileIds: [], detail: [] },
    ...{ actorId: executedBy, actorName: executedName ?? '', actorPost: '' },
    ...{ note: nameOfList(list), at, requestId: key },
  });
  await deps.platform.audit.write(tx, {
    act: 'registry.destroyed',
    callerId: executedBy,
    subject: { kind: 'document', id: documentId },
    detail: { listId: list.id, list: nameOfList(list), files: files.length },
    requestId: key,
  });
  await setErased(tx, list.id, documentId, { at, files });
  return 'destroyed';
}

async function finish(deps: Dependencies, tx: Tx, list: ListRow, key: string): Promise<Step> {
  const doneAt = deps.platform.clock.now().toISOString();
  await updateList(tx, list.id, { state: 'DONE', doneAt });
  await deps.platform.audit.write(tx, {
    act: 'registry.retention-list-done',
    callerId: list.executedBy,
    subject: { kind: 'retention-list', id: list.id },
    detail: { ...(await countDone(tx, list.id)) },
    requestId: key,
  });
  await tellPeople(deps, tx, list, await keepersOf(deps, tx), 'done');
  return 'done';
}
