import { findReadable, listEvents } from '@sarn/document/server';
import { AppError } from '@sarn/kernel';
import type { OutputOf } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import type { Batch, BatchItem, getBatch } from '../../contract/index.ts';
import type { Deps } from '../dependencies.ts';
import { asksCodeFor, isAlive } from './batch.service.ts';
import { findBatch } from './batch.store.ts';
import { listItems } from './item.store.ts';
import type { ItemRow } from './item.store.ts';

/** How far a batch of the caller came. @throws AppError 'signature.no-batch' */
export async function batchFor(
  { documents: { platform }, needs }: Deps,
  caller: Caller,
  id: string,
): Promise<OutputOf<typeof getBatch>> {
  const { db, clock } = platform;
  const batch = await findBatch(db, id, caller.id);
  if (!batch) throw new AppError('signature.no-batch');
  const rows = await listItems(db, id);
  const items = await Promise.all(rows.map((row) => shownItem(db, caller, row)));
  const isSilent = batch.state === 'running' && !isAlive(batch, clock.now());
  const open = items.filter(({ state }) => state === 'waiting' || state === 'refused');
  return {
    ...{ id, method: batch.method, begunAt: batch.begunAt, items },
    state: isSilent ? 'interrupted' : batch.state,
    asksCode:
      batch.method === 'certificate' &&
      (await asksCodeFor(
        db,
        open.map(({ kind }) => kind),
      )),
    hasApp: await needs.appCodes.has(db, caller.id),
    secondsLeft: batch.state === 'running' ? secondsLeft(rows) : null,
  };
}

/** Codes of refusals because somebody changed the document since it was seen. */
const staleCodes: readonly string[] = ['registry.stale'];

async function shownItem(h: Handle, { principals }: Caller, row: ItemRow): Promise<BatchItem> {
  const { documentId, state, number, failure, failureParams } = row;
  const document = await findReadable(h, documentId, principals);
  const events = staleCodes.includes(failure) ? await listEvents(h, documentId) : [];
  const last = events.at(-1);
  return {
    ...{ documentId, state, number, at: row.changedAt },
    ...{ title: document?.title ?? '', kind: document?.kind ?? '' },
    version: document?.version ?? row.version,
    failure: failure === '' ? null : { code: failure, params: { ...failureParams } },
    changed: last ? { by: last.actorName, at: last.at } : null,
  };
}

/** From how long those took that are done; null while none is. */
function secondsLeft(rows: readonly ItemRow[]): Batch['secondsLeft'] {
  const took = rows.flatMap(({ state, begunAt, changedAt }) =>
    begunAt !== null && (state === 'signed' || state === 'refused')
      ? [Date.parse(changedAt) - Date.parse(begunAt)]
      : [],
  );
  if (took.length === 0) return null;
  const left = rows.filter(({ state }) => state === 'waiting' || state === 'signing').length;
  const mean = took.reduce((sum, one) => sum + one, 0) / took.length;
  return Math.ceil((left * mean) / 1000);
}
