import type { Logger, Tx } from '@sarn/platform-server';
import { addReadersOfAll, transferWork } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { addToHistory } from '@sarn/document/server';
import { unitReaderKeys } from '@sarn/document/server';
import { returnOnWay } from './auto-return.service.ts';
import { listOwnForUpdate, listTakenOverForUpdate } from './work-transfer.store.ts';
import type { WorkToTransfer } from './work-transfer.store.ts';

/** Documents moved in one batch: their history is written one by one. */
const batch = 200;
/** Batches of one unit in one run; the rest waits for the next run, so that locks stay short. */
const batches = 10;

/**
 * Moves on what waits for dissolved units.
 *
 * @param key id of this run in the history
 */
export async function transferAllWork(
  deps: Dependencies,
  tx: Tx,
  log: Logger,
  key: string,
): Promise<void> {
  for (const workToTransfer of await deps.organisation.successors(tx)) {
    const { returned, moved } = await transferUnitWork(deps, tx, workToTransfer, {
      key,
      isWithOwn: false,
    });
    if (returned + moved > 0)
      log.info(
        { unitId: workToTransfer.unitId, returned, moved },
        'documents of a dissolved unit transferred',
      );
  }
}

interface Run {
  /** Id of this run in the history. */
  readonly key: string;
  /** Whether documents that only have the unit as their owner, such as drafts, are moved too. */
  readonly isWithOwn: boolean;
}

/** Moves on what waits for one dissolved unit, some batches in one run. */
export async function transferUnitWork(
  deps: Dependencies,
  tx: Tx,
  workToTransfer: WorkToTransfer,
  run: Run,
): Promise<{ returned: number; moved: number }> {
  const inBatches = async (step: () => Promise<number>) => {
    let sum = 0;
    for (let round = 0; round < batches; round += 1) {
      const done = await step();
      sum += done;
      if (done < batch) break;
    }
    return sum;
  };
  const [old] = await deps.organisation.units(tx, [workToTransfer.unitId]);
  const unit = { id: workToTransfer.unitId, name: old?.name ?? '–' };
  const returned = workToTransfer.isMerged
    ? 0
    : await inBatches(() => returnOnWay(deps, tx, unit, { key: run.key, atMost: batch }));
  const moved = await inBatches(() => takeOver(deps, tx, workToTransfer, run.key));
  // After the others: its own documents that are left wait for persons and are mostly drafts.
  const own = run.isWithOwn ? await inBatches(() => takeOwn(deps, tx, workToTransfer, run.key)) : 0;
  return { returned, moved: moved + own };
}

/**
 * Moves what waits for a dissolved unit to its successor, or to the
 * existing unit above it. Numbers of the old unit stay in its register; readers keep their rights.
 *
 * @returns how many documents were moved; fewer than a batch when nothing is left
 */
async function takeOver(
  deps: Dependencies,
  tx: Tx,
  workToTransfer: WorkToTransfer,
  key: string,
): Promise<number> {
  const documentIds = await listTakenOverForUpdate(tx, workToTransfer, batch);
  if (documentIds.length > 0) await moveDocuments(deps, tx, workToTransfer, { documentIds, key });
  return documentIds.length;
}

/**
 * Moves documents from one unit to another: their sendings, queues and owner. They must be locked.
 *
 * @param given the documents, the id of the run in the history, and why it says they moved
 */
export async function moveDocuments(
  deps: Dependencies,
  tx: Tx,
  workToTransfer: WorkToTransfer,
  given: { readonly documentIds: readonly string[]; readonly key: string; readonly why?: string },
): Promise<void> {
  const { documentIds } = given;
  await transferWork(tx, transferOf(workToTransfer), documentIds);
  const readers = unitReaderKeys(await deps.organisation.ancestors(tx, workToTransfer.successorId));
  await addReadersOfAll(tx, documentIds, readers);
  await writeWorkTransfers(deps, tx, { workToTransfer, ...given });
  const people = await deps.organisation.peopleForPrincipals(tx, readers);
  deps.notifications.queuesChanged(tx, people);
}

/** Gives its own documents that wait for persons a new owner; this gives no right to read. */
async function takeOwn(
  deps: Dependencies,
  tx: Tx,
  workToTransfer: WorkToTransfer,
  key: string,
): Promise<number> {
  const documentIds = await listOwnForUpdate(tx, workToTransfer, batch);
  if (documentIds.length === 0) return 0;
  await transferWork(tx, transferOf(workToTransfer), documentIds);
  await writeWorkTransfers(deps, tx, { workToTransfer, documentIds, key });
  return documentIds.length;
}

const transferOf = ({ unitId, successorId }: WorkToTransfer) => ({
  fromUnitId: unitId,
  toUnitId: successorId,
});

async function writeWorkTransfers(
  deps: Dependencies,
  tx: Tx,
  given: {
    readonly workToTransfer: WorkToTransfer;
    readonly documentIds: readonly string[];
    readonly key: string;
    readonly why?: string;
  },
): Promise<void> {
  const { workToTransfer, documentIds, key, why = endedWords } = given;
  const [old] = await deps.organisation.units(tx, [workToTransfer.unitId]);
  const [successor] = await deps.organisation.units(tx, [workToTransfer.successorId]);
  const names = { old: old?.name ?? '–', successor: successor?.name ?? '–' };
  for (const documentId of documentIds) {
    await writeTakeOver(deps, tx, { documentId, names, key, why });
  }
}

/** Why documents move, in their history. */
const endedWords = 'โอนเรื่องของหน่วยงานที่สิ้นสุด';

async function writeTakeOver(
  deps: Dependencies,
  tx: Tx,
  about: {
    documentId: string;
    names: { old: string; successor: string };
    key: string;
    why: string;
  },
): Promise<void> {
  const { documentId, names, key, why } = about;
  await addToHistory(deps, tx, {
    ...{
      documentId,
      transmissionId: null,
      assignmentId: null,
      subject: 'document',
      act: 'takenOver',
    },
    ...{ fromState: null, toState: null, actorId: null },
    ...{
      actorName: 'ระบบ',
      actorPost: why,
      unitName: names.successor,
      note: '',
    },
    detail: [
      { label: { th: 'จากหน่วยงาน', en: 'From' }, value: names.old },
      { label: { th: 'ไปยังหน่วยงาน', en: 'To' }, value: names.successor },
    ],
    ...{ fileIds: [], at: deps.platform.clock.now().toISOString(), requestId: key },
  });
  await deps.platform.audit.write(tx, {
    act: 'registry.takenOver',
    callerId: null,
    subject: { kind: 'document', id: documentId },
    detail: { from: names.old, to: names.successor },
    requestId: key,
  });
}
