import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { StorageWatch } from '../storage/storage-watch.ts';

export interface Health {
  /** False as soon as stopping begins: no new request may be sent here. */
  isServing(): boolean;
  /** Without it only the database is asked. */
  readonly storage?: StorageWatch;
}

/**
 * `/healthz`: the process answers. `/readyz`: it can work (database answers, its disk takes
 * more, start complete, not stopping). Both at the root, for monitors that know no base path, and below the base.
 */
export function addHealth(
  http: FastifyInstance,
  basePath: string,
  db: Database,
  health: Health,
): void {
  for (const base of new Set(['/', basePath])) {
    http.get(`${base}healthz`, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'up' }),
    );
    http.get(`${base}readyz`, async (_request, reply) => {
      const isReady = health.isServing() && (await answers(db)) && (await isWritable(health));
      return reply
        .code(isReady ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: isReady ? 'ready' : 'not-ready' });
    });
  }
}

async function isWritable({ storage }: Health): Promise<boolean> {
  return storage === undefined || storage.isWritable();
}

async function answers(db: Database): Promise<boolean> {
  try {
    await db.query('select 1');
    return true;
  } catch {
    // The answer says not ready; the pool has logged the reason.
    return false;
  }
}
