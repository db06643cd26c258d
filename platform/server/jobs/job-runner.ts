import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Job } from 'pg-boss';
import type { Database, Tx } from '../db/database.ts';
import type { Logger } from '../log.ts';
import { logRepeated } from '../repeated-failure.ts';
import { ensureQueues } from './ensure-queues.ts';
import { claimEffect } from './job-effect.store.ts';
import { createJobNotes } from './job-notes.ts';
import type { JobNotes } from './job-notes.ts';
import { begunJobs, forgetInput, isAnyDue, jobSchema } from './job-queue.store.ts';
import type { JobDefinition, Jobs } from './job.ts';

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

interface Envelope {
  readonly key?: string;
  readonly input: unknown;
}

const superviseSeconds = 10;
// Jobs of this process start at once; the poll is for delayed ones and for other processes.
const pollSeconds = 5;
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
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    monitorVacuum: false,
    schedule: options.scheduleSeconds !== 0,
    ...(options.scheduleSeconds && { cronMonitorIntervalSeconds: options.scheduleSeconds }),
  });
  boss.on('error', logRepeated(log, 'the job queue failed'));
  const notes = createJobNotes({ db, log });
  const workers = new Map<string, readonly string[]>();
  const wake = (name: string): void => workers.get(name)?.forEach((id) => boss.notifyWorker(id));
  let isRunning = false;
  let known: readonly JobDefinition[] = [];
  return {
    definitions: () => known,
    async send(tx, job, data, { key, startAfter } = {}) {
      const envelope: Envelope = { input: data, ...(key === undefined ? {} : { key }) };
      await boss.send(job.name, envelope, {
        db: executorOf(tx),
        ...(startAfter ? { startAfter } : {}),
      });
      tx.afterCommit(() => wake(job.name));
    },
    async sendAll(tx, job, all) {
      if (all.length === 0) return;
      const envelopes = all.map(({ data, key }): { data: Envelope } => ({
        data: { input: data, key },
      }));
      await boss.insert(job.name, envelopes, { db: executorOf(tx) });
      tx.afterCommit(() => wake(job.name));
    },
    async start(definitions, isAlone) {
      await boss.start();
      isRunning = true;
      known = definitions;
      await ensureQueues(boss, definitions);
      if (isAlone) await returnInterrupted(boss, db, log);
      for (const definition of definitions) {
        workers.set(
          definition.name,
          await startWorkers(boss, definition, { db, log, notes, wake }),
        );
      }
    },
    async settled() {
      // Checked repeatedly: other processes do not report when their jobs end.
      while (await isAnyDue(db)) await sleep(settleMs);
    },
    async stop() {
      if (!isRunning) return;
      isRunning = false;
      await boss.stop({ graceful: true, timeout: 10_000, close: true });
    },
  };
}

function executorOf(tx: Tx): {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
} {
  return { executeSql: async (text, values) => ({ rows: await tx.query(text, values ?? []) }) };
}

/** Jobs that a killed process had begun return to their queue now, not after the heartbeat. */
async function returnInterrupted(boss: PgBoss, db: Database, log: Logger): Promise<void> {
  for (const { name, ids } of await begunJobs(db)) {
    await boss.fail(name, ids, { reason: 'interrupted' });
    log.warn({ job: name, count: ids.length }, 'interrupted jobs are run again');
  }
}

async function startWorkers(
  boss: PgBoss,
  job: JobDefinition,
  tools: { db: Database; log: Logger; notes: JobNotes; wake: (name: string) => void },
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

/**
 * Runs one job in a transaction together with the mark that its effect is done, so that a repeat
 * of a finished job finds the mark and does nothing.
 */
async function perform(
  job: JobDefinition,
  { id, data, retryCount }: Job<Envelope>,
  { db, log, notes }: { db: Database; log: Logger; notes: JobNotes },
): Promise<void> {
  const key = data.key ?? id;
  const facts = { job: job.name, jobId: id, attempt: retryCount + 1 };
  try {
    await db.transaction(async (tx) => {
      if (await claimEffect(tx, job.name, key)) {
        const input: unknown = job.input.parse(data.input);
        await job.handler(input, { tx, log: log.child(facts), key });
      }
      if (job.holdsSecrets) await forgetInput(tx, job.name, id);
    });
    await notes.succeeded(job.name);
  } catch (error) {
    const isLast = retryCount >= (job.retryLimit ?? 12);
    log.error({ ...facts, err: error, isLast }, isLast ? 'a job was given up' : 'a job failed');
    await notes.failed(job.name);
    if (isLast && job.holdsSecrets) await db.transaction((tx) => forgetInput(tx, job.name, id));
    throw error;
  }
}
