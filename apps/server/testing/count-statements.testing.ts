import { AsyncLocalStorage } from 'node:async_hooks';
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
