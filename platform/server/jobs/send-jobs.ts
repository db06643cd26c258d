import type { PgBoss } from 'pg-boss';
import type { Tx } from '../db/database.ts';
import type { Jobs } from './job.ts';

/** What the queue keeps of a job. */
export interface Envelope {
  readonly key?: string;
  readonly input: unknown;
}

/** Queueing, in the transaction of the business change. @param wake starts a worker after the commit */
export function sendJobs(
  boss: PgBoss,
  wake: (name: string) => void,
): Pick<Jobs, 'send' | 'sendAll'> {
  return {
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
  };
}

function executorOf(tx: Tx): {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
} {
  return { executeSql: async (text, values) => ({ rows: await tx.query(text, values ?? []) }) };
}
