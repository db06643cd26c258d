import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import type { SigningJob } from '../../contract/index.ts';
import { signatureTables } from '../tables.ts';

/** An attempt, with the person who signs. */
export interface JobRow extends Omit<SigningJob, 'person' | 'state' | 'failure'> {
  readonly personId: string;
  readonly state: string;
  /** Code of the error; empty for one that did not fail. */
  readonly failure: string;
}

const columns = [
  ...(['attempt_id as id', 'document_id as documentId', 'person_id as personId'] as const),
  ...(['state', 'failure', 'tries', 'begun_at as begunAt', 'changed_at as changedAt'] as const),
] as const;

const all = (h: Handle) => signatureTables(h).selectFrom('signing_job').select(columns);

/** Attempts that are not over, the oldest first. */
export const listOpen = (h: Handle): Promise<JobRow[]> =>
  all(h).where('state', 'in', ['prepared', 'sealed']).orderBy('changed_at').limit(200).execute();

/** Failed attempts since an instant, the newest first. */
export const listFailed = (h: Handle, since: string): Promise<JobRow[]> =>
  all(h)
    .where('state', '=', 'failed')
    .where('changed_at', '>=', since)
    .orderBy('changed_at', 'desc')
    .limit(100)
    .execute();

export const findJob = (h: Handle, attemptId: string): Promise<JobRow | undefined> =>
  all(h).where('attempt_id', '=', attemptId).executeTakeFirst();

/** A batch that is not over, with how far it came. */
export interface OpenBatchRow {
  readonly id: string;
  readonly personId: string;
  readonly state: 'running' | 'paused';
  readonly begunAt: string;
  readonly beatAt: string;
  readonly signed: number;
  readonly waiting: number;
  readonly refused: number;
}

export const listOpenBatches = (h: Handle): Promise<OpenBatchRow[]> => batchesSql.all(h);

const batchesSql = statement(
  'signature.open-batches',
  row<OpenBatchRow>({
    ...{ id: 'uuid', personId: 'uuid', state: 'text', begunAt: 'timestamptz' },
    ...{ beatAt: 'timestamptz', signed: 'int8', waiting: 'int8', refused: 'int8' },
  }),
  [],
  `select batch.id, batch.person_id as "personId", batch.state, batch.begun_at as "begunAt", batch.beat_at as "beatAt",
          count(*) filter (where item.state = 'signed') as signed,
          count(*) filter (where item.state in ('waiting', 'signing')) as waiting,
          count(*) filter (where item.state = 'refused') as refused
   from signing_batch batch join signing_batch_item item on item.batch_id = batch.id
   where batch.state <> 'ended' group by batch.id order by batch.begun_at`,
);

/** Signatures that were recorded since an instant. */
export async function countSignedSince(h: Handle, since: string): Promise<number> {
  const found = await signatureTables(h)
    .selectFrom('document_signature')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('signed_at', '>=', since)
    .executeTakeFirst();
  return Number(found?.count ?? 0);
}

/** When the oldest attempt that is not over last moved; undefined for none. */
export async function oldestOpen(h: Handle): Promise<string | undefined> {
  return (await listOpen(h))[0]?.changedAt;
}
