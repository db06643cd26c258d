import { listEvents } from '@sarn/document/server';
import { AppError } from '@sarn/kernel';
import type { OutputOf } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import type { Batch, BatchItem, getBatch } from '../../contract/index.ts';
import { waysOf } from '@sarn/signature/server';
import type { Deps } from '../dependencies.ts';
import { shownState } from './alive.ts';
import { anewCode } from './shown.ts';
import { asksCodeFor, openKinds } from './batch.service.ts';
import { findBatch } from './batch.store.ts';
import { listShownItems } from './item.store.ts';
import type { ShownRow } from './item.store.ts';

/**
 * How far a batch of the caller came. It is asked about once a second while the batch is signed.
 *
 * @throws AppError 'signature.no-batch'
 */
export async function batchFor(
  deps: Deps,
  caller: Caller,
  id: string,
): Promise<OutputOf<typeof getBatch>> {
  const { documents, needs } = deps;
  const { platform } = documents;
  const { db, clock } = platform;
  const batch = await findBatch(db, id, caller.id);
  if (!batch) throw new AppError('signature.no-batch');
  const rows = await listShownItems(db, id, caller.principals);
  const isDigital = batch.method === 'certificate';
  return {
    ...{ id, method: batch.method, begunAt: batch.begunAt },
    items: await Promise.all(rows.map((row) => shownItem(needs, db, row))),
    isAnew: rows.some(({ state, failure }) => state === 'waiting' && failure === anewCode),
    state: shownState(batch, clock.now()),
    asksCode: isDigital && (await asksCodeFor(db, openKinds(rows))),
    ...(isDigital ? await waysOf(deps, db, caller.id) : { codeWays: [], hasApp: false }),
    isPin: isDigital && typeof (await needs.keys.card(db, caller.id))?.token === 'string',
    secondsLeft: batch.state === 'running' ? secondsLeft(rows) : null,
  };
}

async function shownItem(
  { sentencesOf }: Deps['needs'],
  h: Handle,
  row: ShownRow,
): Promise<BatchItem> {
  const { documentId, title, kind, version, state, number, failure, failureParams } = row;
  const events = failure === 'registry.stale' ? await listEvents(h, documentId) : [];
  const last = events.at(-1);
  return {
    ...{ documentId, title, kind, version, state, number, at: row.changedAt },
    failure:
      failure === '' ? null : { code: failure, sentence: sentencesOf(failure, failureParams) },
    changed: last ? { by: last.actorName, at: last.at } : null,
  };
}

/**
 * From how long those took that are done; null while none is. The pages of one are made while the one before it is
 * recorded: that time is counted once.
 */
export function secondsLeft(
  rows: readonly Pick<ShownRow, 'state' | 'begunAt' | 'changedAt'>[],
): Batch['secondsLeft'] {
  let [took, count, former] = [0, 0, 0];
  for (const { state, begunAt, changedAt } of rows) {
    if (begunAt === null || (state !== 'signed' && state !== 'refused')) continue;
    took += Date.parse(changedAt) - Math.max(Date.parse(begunAt), former);
    former = Date.parse(changedAt);
    count += 1;
  }
  if (count === 0) return null;
  const left = rows.filter(({ state }) => state === 'waiting' || state === 'signing').length;
  return Math.ceil((left * took) / count / 1000);
}
