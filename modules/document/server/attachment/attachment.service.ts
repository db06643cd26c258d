import { AppError, documentNewsModule } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import type { replaceFile } from '../../contract/index.ts';
import { isClassified, roleOfKey, watchingQueues } from '../../contract/index.ts';
import { actorOf, postTitleFor } from '../actor.ts';
import type { Actor } from '../actor.ts';
import { fileOwnerKind } from '../dependencies.ts';
import type { Dependencies } from '../dependencies.ts';
import { findReadableForUpdate, updateDocument } from '../document.store.ts';
import { newcomers } from '../engine/newcomers.ts';
import { addToHistory } from '../history.ts';
import { noteAct } from '../note-act.ts';
import type { AttachedFile } from '../ports.ts';
import { listWaiting } from '../queue.store.ts';
import type { DocumentRow } from '../subject.ts';
import { isChangeable, mayChangeFiles } from './attachment.rules.ts';

/**
 * Replaces a file by a newer version. The former version stays readable beside it, because somebody
 * may have decided on what they read there. The document gets a new version too, so that an act
 * begun on the former is refused as stale. The people for whom the document waits are told.
 */
export async function replace(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { documentId, fileId, newFileId, reason }: InputOf<typeof replaceFile>,
): Promise<OutputOf<typeof replaceFile>> {
  const actor = await actorOf(deps, tx, context);
  const document = await findReadableForUpdate(tx, documentId, actor.principals);
  if (!document) throw new AppError('registry.not-found');
  if (!mayChangeFiles(deps.engine, document, actor))
    throw new AppError('registry.file-change-not-allowed');
  const files = await deps.files.list(tx, fileOwnerKind, [documentId]);
  const old = files.find((file) => file.id === fileId);
  if (!old || !isChangeable(old)) throw new AppError('registry.file-not-current');
  const owner = { ownerKind: fileOwnerKind, ownerId: documentId };
  const { role } = old;
  const isSealed = isClassified(document.secrecy);
  const uploaderId = actor.id;
  await deps.files.attach(tx, { fileIds: [newFileId], uploaderId, ...owner, role, isSealed });
  await deps.files.replace(tx, { oldId: fileId, newId: newFileId, ...owner, callerId: actor.id });
  await updateDocument(tx, documentId, {}, actor.now);
  await tellHistory(deps, tx, actor, document, { old, newFileId, reason });
  await noteAct(deps, tx, context, {
    act: 'registry.file-replace',
    subject: { kind: 'document', id: documentId },
    detail: { fileId, newFileId },
  });
  await tellPrincipals(deps, tx, actor, document);
  return {};
}

async function tellHistory(
  deps: Dependencies,
  tx: Tx,
  actor: Actor,
  { id, state, ownerUnitId }: DocumentRow,
  change: { readonly old: AttachedFile; readonly newFileId: string; readonly reason: string },
): Promise<void> {
  await addToHistory(deps, tx, {
    ...{
      documentId: id,
      transmissionId: null,
      assignmentId: null,
      subject: 'document',
      unitName: null,
    },
    ...{ act: 'replaceFile', fromState: state, toState: null },
    ...{ actorId: actor.id, actorName: actor.name },
    actorPost: postTitleFor(actor, `clerk:${ownerUnitId}`),
    note: change.reason,
    detail: [{ label: { th: 'แทนที่ไฟล์', en: 'In place of' }, value: change.old.name }],
    fileIds: [change.newFileId],
    at: actor.now,
    requestId: actor.requestId,
  });
}

const watching = new Set<string>(watchingQueues);

/** The people for whom the document waits have read the former version, or are about to. */
async function tellPrincipals(
  deps: Dependencies,
  tx: Tx,
  actor: Actor,
  document: DocumentRow,
): Promise<void> {
  const items = await listWaiting(tx, document.id);
  const waiting = items
    .filter(({ code }) => !watching.has(code))
    .map(({ principal }) => ({ code: roleOfKey(principal), principal }));
  const peopleFor = (keys: readonly string[]) => deps.organisation.peopleForPrincipals(tx, keys);
  for (const { code: role, personIds } of await newcomers(waiting, peopleFor, new Set([actor.id])))
    await deps.notifications.tell(tx, {
      ...{ personIds, role, module: documentNewsModule, kind: 'file.replaced' },
      title: { th: 'ไฟล์ของหนังสือถูกแทนที่ด้วยรุ่นใหม่', en: 'A file of a document was replaced' },
      ...{ message: document.title, documentId: document.id, transactionId: null },
      documentRef: document.shareRef,
      isConfidential: document.secrecy !== 'normal',
      urgency: document.speed,
    });
}
