import { newId } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { sql } from 'kysely';
import { signatureTables } from './tables.ts';
import type { SigningState } from './tables.ts';

/** Begins an attempt, or counts a further try of it. */
export async function beginJob(
  h: Handle,
  job: {
    readonly documentId: string;
    readonly personId: string;
    readonly attemptId: string;
    readonly at: string;
  },
): Promise<void> {
  await signatureTables(h)
    .insertInto('signing_job')
    .values({
      ...{ id: newId(), document_id: job.documentId, person_id: job.personId },
      ...{ attempt_id: job.attemptId, state: 'prepared' as const },
      ...{ begun_at: job.at, changed_at: job.at },
    })
    .onConflict((known) =>
      known.column('attempt_id').doUpdateSet({
        ...{ state: 'prepared' as const, failure: '', changed_at: job.at },
        tries: sql`signing_job.tries + 1`,
      }),
    )
    .execute();
}

export async function moveJob(
  h: Handle,
  attemptId: string,
  change: { readonly state: SigningState; readonly failure?: string; readonly at: string },
): Promise<void> {
  await signatureTables(h)
    .updateTable('signing_job')
    .set({ state: change.state, failure: change.failure ?? '', changed_at: change.at })
    .where('attempt_id', '=', attemptId)
    .execute();
}

/**
 * Ends attempts that no process works on any more: their documents are untouched.
 *
 * @returns how many
 */
export async function endAbandoned(h: Handle, before: string, at: string): Promise<number> {
  const ended = await signatureTables(h)
    .updateTable('signing_job')
    .set({ state: 'failed', failure: 'signature.interrupted', changed_at: at })
    .where('state', 'in', ['prepared', 'sealed'])
    .where('changed_at', '<', before)
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}
