import { newId } from '@sarn/kernel';
import type { Database } from '../db/database.ts';
import type { Logger } from '../log.ts';
import { claimEffect } from './job-effect.store.ts';
import { forgetInput } from './job-queue.store.ts';
import type { InsideJob, JobDefinition } from './job.ts';
import { runOutside } from './run-outside.ts';

/** One run of a job. */
export interface JobRunFacts {
  /** As it was sent; read by the schema of the job. */
  readonly input: unknown;
  /** Names the effect, for every repeat the same. */
  readonly key?: string;
  /** In the queue; none for a run of a test. */
  readonly jobId?: string;
  readonly signal?: AbortSignal;
}

/** What a run needs of the process. */
export interface JobTools {
  readonly db: Database;
  readonly log: Logger;
}

/** Runs one job to its end, by whichever kind it is; a repeat of one that is done does nothing. */
export async function runJob(
  job: JobDefinition,
  { input, key = newId(), jobId, signal = new AbortController().signal }: JobRunFacts,
  tools: JobTools,
): Promise<void> {
  const run = { input, key, jobId };
  if ('handler' in job) await runInside(job, run, tools);
  else await runOutside(job, { ...run, signal }, tools);
}

/**
 * Runs it in a transaction together with the mark that its effect is done, so that a repeat of a
 * finished job finds the mark and does nothing.
 */
async function runInside(
  job: InsideJob,
  run: { readonly input: unknown; readonly key: string; readonly jobId: string | undefined },
  { db, log }: JobTools,
): Promise<void> {
  const { key, jobId } = run;
  await db.transaction(async (tx) => {
    if (await claimEffect(tx, job.name, key)) {
      await job.handler(job.input.parse(run.input), { tx, log, key });
    }
    if (job.holdsSecrets && jobId !== undefined) await forgetInput(tx, job.name, jobId);
  });
}
