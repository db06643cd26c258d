import type { Handle, Tx } from '@sarn/platform-server';
import type { BatchMethod } from '../../contract/index.ts';
import { batchSigningTables } from '../tables.ts';

/** A batch as it is stored; it stands still where its last beat is too long ago. */
export interface BatchRow {
  readonly id: string;
  readonly personId: string;
  readonly method: BatchMethod;
  readonly state: 'running' | 'paused' | 'ended';
  readonly runnerId: string;
  readonly beatAt: string;
  readonly begunAt: string;
}

const columns = [
  ...(['id', 'person_id as personId', 'method', 'state', 'runner_id as runnerId'] as const),
  ...(['beat_at as beatAt', 'begun_at as begunAt'] as const),
] as const;

const all = (h: Handle) => batchSigningTables(h).selectFrom('signing_batch').select(columns);

/** The batch of a person. */
export const findBatch = (h: Handle, id: string, personId: string): Promise<BatchRow | undefined> =>
  all(h).where('id', '=', id).where('person_id', '=', personId).executeTakeFirst();

/** The same, kept from others until the transaction ends. */
export const holdBatch = (tx: Tx, id: string, personId: string): Promise<BatchRow | undefined> =>
  all(tx).where('id', '=', id).where('person_id', '=', personId).forUpdate().executeTakeFirst();

/** The batch of a person that is not over. */
export const findOpenBatch = (h: Handle, personId: string): Promise<BatchRow | undefined> =>
  all(h).where('person_id', '=', personId).where('state', '<>', 'ended').executeTakeFirst();

/** A batch that is not over, of whomever it is: for administrators. */
export const findOpenById = (h: Handle, id: string): Promise<BatchRow | undefined> =>
  all(h).where('id', '=', id).where('state', '<>', 'ended').executeTakeFirst();

interface NewBatch {
  readonly id: string;
  readonly personId: string;
  readonly method: BatchMethod;
  readonly runnerId: string;
  readonly at: string;
}

/** @returns false where the person has an open batch already */
export async function insertBatch(tx: Tx, batch: NewBatch): Promise<boolean> {
  const done = await batchSigningTables(tx)
    .insertInto('signing_batch')
    .values({
      ...{ id: batch.id, person_id: batch.personId, method: batch.method, state: 'running' },
      ...{ runner_id: batch.runnerId, beat_at: batch.at, begun_at: batch.at },
    })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Another process, or the same one again, goes on with it. */
export async function takeOverBatch(
  tx: Tx,
  id: string,
  by: { readonly runnerId: string; readonly at: string },
): Promise<void> {
  await batchSigningTables(tx)
    .updateTable('signing_batch')
    .set({ state: 'running', runner_id: by.runnerId, beat_at: by.at, ended_at: null })
    .where('id', '=', id)
    .execute();
}

/** Says that it is still being signed. @returns false where somebody else took it over */
export async function beat(
  h: Handle,
  id: string,
  by: { readonly runnerId: string; readonly at: string },
): Promise<boolean> {
  const done = await batchSigningTables(h)
    .updateTable('signing_batch')
    .set({ beat_at: by.at })
    .where('id', '=', id)
    .where('runner_id', '=', by.runnerId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** It is signed no more: over, or to be gone on with. */
export async function stopBatch(
  tx: Tx,
  id: string,
  to: { readonly state: 'paused' | 'ended'; readonly at: string },
): Promise<void> {
  await batchSigningTables(tx)
    .updateTable('signing_batch')
    .set({ state: to.state, ended_at: to.state === 'ended' ? to.at : null })
    .where('id', '=', id)
    .execute();
}

/** Batches that no process signs any more become paused, so that their persons can go on. @returns them */
export const pauseSilentBatches = (tx: Tx, before: string) =>
  batchSigningTables(tx)
    .updateTable('signing_batch')
    .set({ state: 'paused' })
    .where('state', '=', 'running')
    .where('beat_at', '<', before)
    .returning(['id', 'person_id as personId'])
    .execute();
