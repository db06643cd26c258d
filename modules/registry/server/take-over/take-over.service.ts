import type { Logger, Tx } from '@sarn/platform-server';
import { addReaders } from '../access.store.ts';
import type { Desk } from '../desk.ts';
import { insertEvent } from '../event.store.ts';
import { unitReaderKeys } from '../holders.ts';
import { listTakenOverForUpdate, moveToHeir } from './take-over.store.ts';
import type { Heritage } from './take-over.store.ts';

/** Papers taken at once: their history is written one by one. */
const batch = 200;
/** More than these of one unit wait for the next run, so that nobody is held up for long. */
const batches = 10;

/**
 * Gives on what waits for units that have ended.
 *
 * @param key names this run in the history
 */
export async function takeOverAll(desk: Desk, tx: Tx, log: Logger, key: string): Promise<void> {
  for (const heritage of await desk.organisation.heirs(tx)) {
    let papers = 0;
    for (let round = 0; round < batches; round += 1) {
      const taken = await takeOver(desk, tx, heritage, key);
      papers += taken;
      if (taken < batch) break;
    }
    if (papers > 0)
      log.info({ unitId: heritage.unitId, papers }, 'papers of an ended unit given on');
  }
}

/**
 * Gives what waits for a unit that has ended to the one that goes on with it: the living unit
 * above it. The numbers that the old unit gave stay in its register; who received it reads it on.
 *
 * @returns how many papers were given on; fewer than a batch when nothing is left
 */
async function takeOver(desk: Desk, tx: Tx, heritage: Heritage, key: string): Promise<number> {
  const documentIds = await listTakenOverForUpdate(tx, heritage, batch);
  if (documentIds.length === 0) return 0;
  await moveToHeir(tx, heritage, documentIds);
  const readers = unitReaderKeys(await desk.organisation.ancestors(tx, heritage.heirId));
  const [old] = await desk.organisation.units(tx, [heritage.unitId]);
  const [heir] = await desk.organisation.units(tx, [heritage.heirId]);
  const names = { old: old?.name ?? '–', heir: heir?.name ?? '–' };
  for (const documentId of documentIds) {
    await addReaders(tx, documentId, readers);
    await writeTakeOver(desk, tx, { documentId, names, key });
  }
  const people = await desk.organisation.peopleForHolders(tx, readers);
  desk.notifications.queuesChanged(tx, people);
  return documentIds.length;
}

async function writeTakeOver(
  desk: Desk,
  tx: Tx,
  about: { documentId: string; names: { old: string; heir: string }; key: string },
): Promise<void> {
  const { documentId, names, key } = about;
  await insertEvent(tx, {
    ...{ documentId, legId: null, jobId: null, subject: 'document', act: 'takenOver' },
    ...{ fromState: null, toState: null, actorId: null },
    ...{ actorName: 'ระบบ', actorPost: 'โอนเรื่องของหน่วยงานที่สิ้นสุด', unitName: names.heir, note: '' },
    detail: [
      { label: { th: 'จากหน่วยงาน', en: 'From' }, value: names.old },
      { label: { th: 'ไปยังหน่วยงาน', en: 'To' }, value: names.heir },
    ],
    ...{ fileIds: [], at: desk.platform.clock.now().toISOString(), requestId: key },
  });
  await desk.platform.audit.write(tx, {
    act: 'registry.takenOver',
    callerId: null,
    subject: { kind: 'document', id: documentId },
    detail: { from: names.old, to: names.heir },
    requestId: key,
  });
}
