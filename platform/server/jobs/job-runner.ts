import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Job } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { Logger } from '../log.ts';
import { logRepeated } from '../repeated-failure.ts';
import { ensureQueues } from './ensure-queues.ts';
import { endAllLeases } from './job-lease.store.ts';
import { createJobNotes } from './job-notes.ts';
import type { JobNotes } from './job-notes.ts';
import { begunJobs, forgetInput, isAnyDue, jobSchema } from './job-queue.store.ts';
import type { JobDefinition, Jobs } from './job.ts';
import { runJob } from './run-job.ts';
import { sendJobs } from './send-jobs.ts';
import type { Envelope } from './send-jobs.ts';

export interface JobRunner extends Jobs {
  /** Makes the queues and starts the workers. @param isAlone no other process uses this database */
  start(definitions: readonly JobDefinition[], isAlone: boolean): Promise<void>;
  /**
   * Resolves when no job is due or running in any process; one that waits for a later attempt or a
   * later day is not due. For tests: the effects of an act are complete then.
   */
  settled(): Promise<void>;
  /** Lets running jobs end, for at most ten seconds. */
  stop(): Promise<void>;
}

export interface JobRunnerOptions {
  /** Address of the database; the queue library keeps two connections of its own. */
  readonly url: string;
  readonly db: Database;
  readonly log: Logger;
  /** How often schedules are looked at; each half minute when left out, never with 0. */
  readonly scheduleSeconds?: number | undefined;
}

const superviseSeconds = 10;
// Jobs of this process start at once; the poll is for delayed ones and for other processes.
const pollSeconds = 5;
/**
 * All workers share two connections. On a busy machine the last of them waits for one longer than the usual ten seconds,
 * which is no failure: it would ask again at the next poll only.
 */
const waitForConnectionMs = 60_000;
/** What is asked outside when the program ends may still answer this long; then it is asked again after the start. */
const graceMs = 8_000;
/** Interval of checks whether jobs are still to be done. */
const settleMs = 20;

/** Jobs by pg-boss, in a schema of its own beside the tables of the product. */
export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { db, log } = options;
  const boss = new PgBoss({
    connectionString: options.url,
    application_name: 'sarn-jobs',
    schema: jobSchema,
    max: 2,
    connectionTimeoutMillis: waitForConnectionMs,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    monitorVacuum: false,
    schedule: options.scheduleSeconds !== 0,
    ...(options.scheduleSeconds && { cronMonitorIntervalSeconds: options.scheduleSeconds }),
  });
  const logFailure = logRepeated(log, 'the job queue failed');
  boss.on('error', (told) => logFailure(asError(told)));
  const notes = createJobNotes({ db, log });
  const workers = new Map<string, readonly string[]>();
  const wake = (name: string): void => workers.get(name)?.forEach((id) => boss.notifyWorker(id));
  const closing = new AbortController();
  const tools: Tools = { db, log, notes, wake, closing: closing.signal };
  let isRunning = false;
  let known: readonly JobDefinition[] = [];
  return {
    definitions: () => known,
    ...sendJobs(boss, wake),
    async start(definitions, isAlone) {
      await boss.start();
      isRunning = true;
      known = definitions;
      await ensureQueues(boss, definitions);
      if (isAlone) await returnInterrupted(boss, db, log);
      for (const definition of definitions) {
        workers.set(definition.name, await startWorkers(boss, definition, tools));
      }
    },
    async settled() {
      // Checked repeatedly: other processes do not report when their jobs end.
      while (await isAnyDue(db)) await sleep(settleMs);
    },
    async stop() {
      if (!isRunning) return;
      isRunning = false;
      const grace = setTimeout(() => closing.abort(new Error('the program ends')), graceMs);
      await boss.stop({ graceful: true, timeout: 10_000, close: true });
      clearTimeout(grace);
    },
  };
}

/**
 * Of what failed in a worker the queue library tells a copy that is no Error, of which the log would have no words, and
 * whose message names the worker: the same failure of all of them would be as many lines.
 */
function asError(told: Error): Error {
  const message = told.message.replace(/ \(Queue: .*, Worker: .*\)$/, '');
  return Object.assign(new Error(message), told, { message });
}

/** Jobs that a killed process had begun return to their queue now, not after the heartbeat. */
async function returnInterrupted(boss: PgBoss, db: Database, log: Logger): Promise<void> {
  await db.transaction((tx) => endAllLeases(tx));
  for (const { name, ids } of await begunJobs(db)) {
    await boss.fail(name, ids, { reason: 'interrupted' });
    log.warn({ job: name, count: ids.length }, 'interrupted jobs are run again');
  }
}

/** What the runs of one process have in common. */
interface Tools {
  readonly db: Database;
  readonly log: Logger;
  readonly notes: JobNotes;
  readonly wake: (name: string) => void;
  /** Aborted when the process ends and what is asked outside has had its time to answer. */
  readonly closing: AbortSignal;
}

async function startWorkers(
  boss: PgBoss,
  job: JobDefinition,
  tools: Tools,
): Promise<readonly string[]> {
  const settings = { pollingIntervalSeconds: pollSeconds };
  const ids: string[] = [];
  for (let worker = 0; worker < (job.concurrency ?? 1); worker += 1) {
    ids.push(
      await boss.work<Envelope>(job.name, settings, async (batch) => {
        for (const one of batch) await perform(job, one, tools);
        // More may be waiting: ask again at once instead of after the poll.
        tools.wake(job.name);
      }),
    );
  }
  return ids;
}

/** Runs one job, and notes what became of it. */
async function perform(
  job: JobDefinition,
  { id, data, retryCount, signal }: Job<Envelope>,
  { db, log, notes, closing }: Tools,
): Promise<void> {
  const facts = { job: job.name, jobId: id, attempt: retryCount + 1 };
  const run = { input: data.input, key: data.key ?? id, jobId: id };
  try {
    await runJob(
      job,
      { ...run, signal: AbortSignal.any([signal, closing]) },
      { db, log: log.child(facts) },
    );
    await notes.succeeded(job.name);
  } catch (error) {
    const isLast = retryCount >= (job.retryLimit ?? 12);
    log.error({ ...facts, err: error, isLast }, isLast ? 'a job was given up' : 'a job failed');
    await notes.failed(job.name);
    if (isLast && job.holdsSecrets) await db.transaction((tx) => forgetInput(tx, job.name, id));
    throw error;
  }
}
