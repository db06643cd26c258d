import { stateRow } from '@sarn/correspondence/contract';
import type { Tx } from '@sarn/platform-server';
import { loadWaiting, returnSendings } from '@sarn/document/server';
import { addDelegateReaders, delegateItems } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { addToHistory } from '@sarn/document/server';
import { clearQueue, fillQueue } from '@sarn/document/server';
import type { QueueItem } from '@sarn/document/server';
import { listOnWayForUpdate } from './work-transfer.store.ts';
import type { OnWay } from './work-transfer.store.ts';

/**
 * Returns letters that a dissolved unit has not received to their senders, who send them elsewhere
 * or end the transmission. Each gets an entry in the history and a notice.
 *
 * @returns how many transmissions were returned; fewer than `atMost` when none is left
 */
export async function returnOnWay(
  deps: Dependencies,
  tx: Tx,
  unit: { readonly id: string; readonly name: string },
  run: { readonly key: string; readonly atMost: number },
): Promise<number> {
  const transmissions = await listOnWayForUpdate(tx, unit.id, run.atMost);
  if (transmissions.length === 0) return 0;
  await returnSendings(
    tx,
    transmissions.map((transmission) => transmission.transmissionId),
  );
  const now = deps.platform.clock.now().toISOString();
  const workKeys = transmissions.map(({ transmissionId }) => `transmission:${transmissionId}`);
  const gone = await clearQueue(tx, workKeys);
  await deps.notifications.settle(tx, { workKeys });
  const touched = new Set(gone);
  for (const transmission of transmissions) {
    for (const item of await queueAtSender(deps, tx, transmission, now))
      touched.add(item.principal);
    await writeReturn(deps, tx, { transmission, unitName: unit.name, key: run.key, now });
    await tellSender(deps, tx, transmission, unit.name);
  }
  const people = await deps.organisation.peopleForPrincipals(tx, [...touched]);
  deps.notifications.queuesChanged(tx, people);
  return transmissions.length;
}

async function queueAtSender(
  deps: Dependencies,
  tx: Tx,
  transmission: OnWay,
  since: string,
): Promise<QueueItem[]> {
  const waiting = stateRow(transmission.kind, 'transmission', 'AUTO_RETURNED')?.waiting ?? [];
  const own = waiting.flatMap(({ queue }) =>
    transmission.fromPrincipals.map((principal): QueueItem => ({
      subjectKey: `transmission:${transmission.transmissionId}`,
      code: queue,
      principal,
      documentId: transmission.documentId,
      transmissionId: transmission.transmissionId,
      assignmentId: null,
      since,
      dueDate: transmission.dueDate,
    })),
  );
  const subjects = await loadWaiting(tx, transmission.documentId, own);
  const shared = await delegateItems(deps, tx, subjects, own);
  await addDelegateReaders(tx, shared);
  const items = [...own, ...shared];
  await fillQueue(tx, items);
  return items;
}

interface Return {
  readonly transmission: OnWay;
  readonly unitName: string;
  readonly key: string;
  readonly now: string;
}

async function writeReturn(
  deps: Dependencies,
  tx: Tx,
  { transmission, unitName, key, now }: Return,
): Promise<void> {
  const { documentId, transmissionId } = transmission;
  await addToHistory(deps, tx, {
    ...{
      documentId,
      transmissionId,
      assignmentId: null,
      subject: 'transmission',
      act: 'autoReturned',
    },
    ...{ fromState: 'SENT', toState: 'AUTO_RETURNED', actorId: null },
    ...{ actorName: 'ระบบ', actorPost: 'ส่งกลับเมื่อหน่วยงานผู้รับสิ้นสุด', unitName },
    note: `${unitName} สิ้นสุดแล้วก่อนลงรับ`,
    ...{ detail: [], fileIds: [], at: now, requestId: key },
  });
  await deps.platform.audit.write(tx, {
    act: 'registry.autoReturned',
    callerId: null,
    subject: { kind: 'transmission', id: transmissionId },
    detail: { from: 'SENT', to: 'AUTO_RETURNED', unit: unitName },
    requestId: key,
  });
}

async function tellSender(
  deps: Dependencies,
  tx: Tx,
  transmission: OnWay,
  unitName: string,
): Promise<void> {
  await deps.notifications.tell(tx, {
    personIds: await deps.organisation.peopleForPrincipals(tx, transmission.fromPrincipals),
    module: 'SARABUN',
    kind: 'queue.jobReceived',
    title: {
      th: `หนังสือถูกส่งกลับ เพราะ${unitName}สิ้นสุดแล้ว`,
      en: `A letter came back because ${unitName} has ended`,
    },
    message: transmission.title,
    documentId: transmission.documentId,
    transactionId: transmission.transmissionId,
    workKey: `transmission:${transmission.transmissionId}`,
    documentRef: transmission.shareRef,
    isConfidential: transmission.secrecy !== 'normal',
    urgency: transmission.speed,
  });
}
