import { AppError, civilDateAt, formatDate } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import { changeableKinds } from '@sarn/document/contract';
import { consolidatedRole } from '../../contract/index.ts';
import type { PublicationKind } from '@sarn/document/contract';
import type { keepConsolidation } from '../../contract/index.ts';
import { actorOf, postTitleFor } from '@sarn/document/server';
import { keysOfPost } from '@sarn/document/server';
import { listChangesOf } from '../change.store.ts';
import { fileOwnerKind } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { findReadableForUpdate, updateDocument } from '@sarn/document/server';
import { addToHistory } from '@sarn/document/server';
import { noteAct } from '@sarn/document/server';
import type { PostCard } from '@sarn/document/server';
import type { DocumentRow } from '@sarn/document/server';
import { insertConsolidation } from './consolidation.store.ts';

/**
 * Whether a person may add consolidated texts to a document: the clerks of its unit and those of
 * the agency, in whose registers such documents are numbered.
 */
export async function mayConsolidate(
  deps: Dependencies,
  h: Handle,
  { kind, state, ownerUnitId }: Pick<DocumentRow, 'kind' | 'state' | 'ownerUnitId'>,
  posts: readonly PostCard[],
): Promise<boolean> {
  const isAmendable = changeableKinds.includes(kind as PublicationKind) && kind !== 'cycle';
  if (!isAmendable || state !== 'PUBLISHED') return false;
  const root = await deps.organisation.rootUnit(h);
  const keys = posts.flatMap(keysOfPost);
  return keys.includes(`clerk:${ownerUnitId}`) || keys.includes(`clerk:${root.id}`);
}

/**
 * Keeps a consolidated text as a file of the document. The published text stays unchanged; a later
 * text for the same day replaces the former one, whose file stays.
 *
 * @throws 'registry.consolidation-not-allowed', 'registry.nothing-amended', 'registry.date-in-future'
 */
export async function consolidate(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { documentId, fileId, upTo, note }: InputOf<typeof keepConsolidation>,
): Promise<OutputOf<typeof keepConsolidation>> {
  const actor = await actorOf(deps, tx, context);
  const document = await findReadableForUpdate(tx, documentId, actor.principals);
  if (!document) throw new AppError('registry.not-found');
  if (!(await mayConsolidate(deps, tx, document, actor.posts))) {
    throw new AppError('registry.consolidation-not-allowed');
  }
  if (upTo > actor.today) throw new AppError('registry.date-in-future');
  const changes = await listChangesOf(tx, documentId, actor.principals);
  const holds = changes.some(({ kind, inForceOn, publishedAt }) => {
    const from = inForceOn ?? (publishedAt ? civilDateAt(publishedAt) : null);
    return kind === 'amends' && from !== null && from <= upTo;
  });
  if (!holds) throw new AppError('registry.nothing-amended');
  await deps.files.attach(tx, {
    ...{ fileIds: [fileId], uploaderId: actor.id, role: consolidatedRole },
    ...{ ownerKind: fileOwnerKind, ownerId: documentId },
  });
  await insertConsolidation(tx, {
    ...{ fileId, documentId, upTo, note },
    ...{ keptBy: actor.id, keptName: actor.name, keptAt: actor.now },
  });
  await updateDocument(tx, documentId, {}, actor.now);
  await addToHistory(deps, tx, {
    ...{
      documentId,
      transmissionId: null,
      assignmentId: null,
      subject: 'document',
      unitName: null,
    },
    ...{ act: 'consolidate', fromState: document.state, toState: null },
    ...{ actorId: actor.id, actorName: actor.name },
    ...{ actorPost: postTitleFor(actor, `clerk:${document.ownerUnitId}`), note },
    detail: [
      { label: { th: 'แก้ไขถึงวันที่', en: 'As amended up to' }, value: formatDate(upTo, 'full') },
    ],
    ...{ fileIds: [fileId], at: actor.now, requestId: actor.requestId },
  });
  await noteAct(deps, tx, context, {
    act: 'registry.consolidate',
    subject: { kind: 'document', id: documentId },
    detail: { fileId, upTo },
  });
  return {};
}
