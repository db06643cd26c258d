import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

export interface Health {
  /** False from the first moment of stopping: no new work may be sent here. */
  isServing(): boolean;
}

/**
 * `/healthz`: the process answers. `/readyz`: it can do its work (database answers, started whole,
 * not stopping). Both at the root, for machines that know no base path, and below the base.
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
      const isReady = health.isServing() && (await answers(db));
      return reply
        .code(isReady ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: isReady ? 'ready' : 'not-ready' });
    });
  }
}

async function answers(db: Database): Promise<boolean> {
  try {
    await db.query('select 1');
    return true;
  } catch {
    // Not ready is the answer; the pool has logged the reason.
    return false;
  }
}
