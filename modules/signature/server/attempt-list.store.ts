import type { Handle } from '@sarn/platform-server';
import { signatureTables } from './tables.ts';

/** An attempt, with the person who signs. */
export interface JobRow {
  readonly id: string;
  readonly documentId: string;
  readonly personId: string;
  readonly state: string;
  /** Code of the error; empty for one that did not fail. */
  readonly failure: string;
  readonly tries: number;
  readonly begunAt: string;
  readonly changedAt: string;
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
