import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '@sarn/kernel';
import type { Database, Tx } from '../db/database.ts';
import type { Logger } from '../log.ts';
import { claimEffect, isEffectDone } from './job-effect.store.ts';
import { endLease, keepLease, leaseSeconds, takeLease } from './job-lease.store.ts';
import type { Lease } from './job-lease.store.ts';
import { forgetInput } from './job-queue.store.ts';
import type { OutsideJob, OutsideStep } from './job.ts';

const keepMs = (leaseSeconds * 1_000) / 3;
/** Interval of looks whether another run of the same job has ended. */
const lookMs = 500;

interface Run {
  readonly input: unknown;
  readonly key: string;
  readonly jobId: string | undefined;
  readonly signal: AbortSignal;
}

interface Tools {
  readonly db: Database;
  readonly log: Logger;
}

/**
 * A short transaction takes the work under a lease, no transaction is open while something outside is asked, and a
 * short one writes what came of it, with the mark that the job is done. Where the process is killed in between, the
 * lease ends and the job is run again with the same key; a run that lost its lease writes nothing.
 */
export async function runOutside(job: OutsideJob, run: Run, tools: Tools): Promise<void> {
  const lease: Lease = { name: job.name, key: run.key, runId: newId() };
  const step = await beginStep(job, run, lease, tools);
  if (!step) return;
  const kept = keepUntilEnd(lease, tools);
  const signal = AbortSignal.any([run.signal, kept.lost]);
  try {
    const { log } = tools;
    const settle = await orAborted(step({ log, key: run.key, signal }), signal);
    await tools.db.transaction(async (tx) => {
      if (!(await endLease(tx, lease))) throw new LeaseLost();
      await done(job, run, tx, () => settle({ tx, log, key: run.key }));
    });
  } catch (error) {
    await giveBack(lease, tools);
    throw error;
  } finally {
    kept.stop();
  }
}

/** Another run has the work: what this one did is written by that one. */
class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** @returns null when the job is done, by this run or by another one */
async function beginStep(
  job: OutsideJob,
  run: Run,
  lease: Lease,
  { db, log }: Tools,
): Promise<OutsideStep | null> {
  for (;;) {
    run.signal.throwIfAborted();
    const begun = await db.transaction(async (tx) => {
      if (!(await takeLease(tx, lease))) return 'taken';
      // After the lease was taken: the run that had it may have ended just now.
      const isDone = await isEffectDone(tx, job.name, run.key);
      const input: unknown = job.input.parse(run.input);
      const step = isDone ? null : await job.begin(input, { tx, log, key: run.key });
      if (step) return step;
      await endLease(tx, lease);
      await done(job, run, tx, () => Promise.resolve());
      return null;
    });
    if (begun !== 'taken') return begun;
    await sleep(lookMs, undefined, { signal: run.signal });
  }
}

/** Marks the job as done in the transaction of its effect. */
async function done(
  job: OutsideJob,
  { key, jobId }: Run,
  tx: Tx,
  effect: () => Promise<void>,
): Promise<void> {
  if (await claimEffect(tx, job.name, key)) await effect();
  if (job.holdsSecrets && jobId !== undefined) await forgetInput(tx, job.name, jobId);
}

/** Moves the end of the lease on while the work lasts. */
function keepUntilEnd(lease: Lease, { db, log }: Tools): { lost: AbortSignal; stop(): void } {
  const lost = new AbortController();
  const timer = setInterval(() => {
    keepLease(db, lease).then(
      (isKept) => {
        if (!isKept) lost.abort(new LeaseLost());
      },
      (error: unknown) => log.warn({ err: error, job: lease.name }, 'a lease was not kept'),
    );
  }, keepMs);
  timer.unref();
  return { lost: lost.signal, stop: () => clearInterval(timer) };
}

/** Rejects when it is aborted, also where the step does not listen to its signal. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const stop = (): void => aborted.reject(signal.reason);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** So that the next attempt need not wait for its end. */
async function giveBack(lease: Lease, { db, log }: Tools): Promise<void> {
  try {
    await endLease(db, lease);
  } catch (error) {
    // Without a database it ends by itself; the failure of the job is told by its own error.
    log.warn({ err: error, job: lease.name }, 'a lease was not given back');
  }
}
