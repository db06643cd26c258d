import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '@sarn/platform-server';
import type { OfficeInstance } from './instance.testing.ts';

type Query = (...given: unknown[]) => unknown;

/** How many statements a work sends to connections of the pool. */
export async function countStatements<T>(
  office: OfficeInstance,
  work: () => Promise<T>,
): Promise<{ count: number; result: T }> {
  const { Client } = office.app.platform.db.pool.options as unknown as {
    Client: { readonly prototype: { query: Query } };
  };
  const { prototype } = Client;
  const original = prototype.query;
  const ofWork = new AsyncLocalStorage<true>();
  let count = 0;
  prototype.query = function counting(this: unknown, ...given: unknown[]) {
    if (ofWork.getStore()) count += 1;
    return original.apply(this, given);
  };
  try {
    return { result: await ofWork.run(true, work), count };
  } finally {
    prototype.query = original;
  }
}

/**
 * How often a work asks the database outside of transactions, whichever connection answers: short reads share
 * connections, whose statements `countStatements` cannot tell apart. Never for tests that run beside others.
 */
export async function countReads<T>(
  office: OfficeInstance,
  work: () => Promise<T>,
): Promise<{ count: number; result: T }> {
  const db: { query: Database['query']; sql: Database['sql'] } = office.app.platform.db;
  const { query, sql } = db;
  const ofWork = new AsyncLocalStorage<true>();
  let count = 0;
  const note = () => {
    if (ofWork.getStore()) count += 1;
  };
  db.query = (text, values) => {
    note();
    return query(text, values);
  };
  db.sql = sql.withPlugin({
    transformQuery: ({ node }) => {
      note();
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  try {
    return { result: await ofWork.run(true, work), count };
  } finally {
    Object.assign(db, { query, sql });
  }
}
