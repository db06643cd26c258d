import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import type { recallCirculation } from '../contract/index.ts';
import { actorOf, postTitleFor } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { dropReaderKeys, findReadable } from '@sarn/document/server';
import { addToHistory } from '@sarn/document/server';
import { noteAct } from '@sarn/document/server';
import { followed } from './circulation.service.ts';
import { holdCirculation, listGivenRights, takeBack } from './recall.store.ts';

/**
 * Recalls a circulation as long as nobody has read it: it gives no right to read any more, and its
 * notices are deleted. That it was sent and recalled stays in the history.
 *
 * @rule saraban-2526 a circular is recalled while nobody has read it
 * @throws AppError 'registry.circulation-not-found', 'registry.circulation-read',
 *   'registry.circulation-passed-on', 'registry.circulation-stays'
 */
export async function recall(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id, reason }: InputOf<typeof recallCirculation>,
): Promise<OutputOf<typeof recallCirculation>> {
  const { caller, requestId } = context;
  const row = await followed(tx, caller, id);
  const held = await holdCirculation(tx, id);
  if (!held?.isRecallable) throw new AppError('registry.circulation-stays');
  if (held.read > 0) throw new AppError('registry.circulation-read', { read: held.read });
  if (held.isPassedOn) throw new AppError('registry.circulation-passed-on');
  const document = await findReadable(tx, row.documentId, caller.principals);
  if (!document) throw new AppError('registry.circulation-not-found');
  const actor = await actorOf(deps, tx, context);
  const { gaveEveryone } = held;
  const given = (await listGivenRights(tx, id)).map((personId) => `p:${personId}`);
  await dropReaderKeys(tx, row.documentId, gaveEveryone ? [...given, 'everyone'] : given);
  const people = await takeBack(tx, id, { reason, at: actor.now });
  await deps.notifications.withdraw(tx, { personIds: people, documentId: row.documentId });
  deps.notifications.queuesChanged(tx, people);
  await addToHistory(deps, tx, {
    ...{
      documentId: row.documentId,
      transmissionId: null,
      assignmentId: null,
      subject: 'document',
    },
    ...{ act: 'recallCirculation', fromState: document.state, toState: null, unitName: null },
    ...{ actorId: actor.id, actorName: actor.name, note: reason, fileIds: [], requestId },
    actorPost: postTitleFor(actor, `p:${caller.id}`),
    at: actor.now,
    detail: [
      { label: { th: 'เวียนถึง', en: 'Circulated to' }, value: row.audience },
      { label: { th: 'จำนวนผู้รับ', en: 'People' }, value: String(people.length) },
    ],
  });
  await noteAct(deps, tx, context, {
    act: 'registry.circulation-recall',
    subject: { kind: 'document', id: row.documentId },
    detail: { circulationId: id, people: people.length },
  });
  return { people: people.length };
}
