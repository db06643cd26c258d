import { withTestDatabase } from '@sarn/testing';
import { expect, onTestFinished, test } from 'vitest';
import type { Tx } from './database.ts';

const instance = withTestDatabase({ isBare: true });

/** Resolves when the pool has been asked for this many connections from now on. */
function connectionsTaken(count: number): Promise<void> {
  const { pool } = instance.db;
  const { promise, resolve } = Promise.withResolvers<void>();
  let taken = 0;
  const take = (): void => {
    taken += 1;
    if (taken === count) resolve();
  };
  pool.on('acquire', take);
  onTestFinished(() => void pool.off('acquire', take));
  return promise;
}

test('who lost a deadlock begins again only when who won it has ended', async () => {
  const { db } = instance;
  await db.query('create table thing (id bigint primary key)');
  await db.query('insert into thing values (1), (2)');
  const lock = (tx: Tx, id: number) =>
    tx.query('select 1 from thing where id = $1 for update', [id]);
  const seen: string[] = [];
  const bothHold = Promise.withResolvers<void>();
  const isAsked = Promise.withResolvers<void>();
  let holding = 0;
  const firstTime = async (tx: Tx, first: number, second: number): Promise<void> => {
    await lock(tx, first);
    holding += 1;
    if (holding === 2) bothHold.resolve();
    await bothHold.promise;
    try {
      await lock(tx, second);
    } catch (error) {
      seen.push('lost');
      // It asks for the other one, is told that it is open, and asks again; or it begins at once.
      connectionsTaken(2).then(isAsked.resolve, isAsked.reject);
      throw error;
    }
    await isAsked.promise;
    seen.push('won');
  };
  const run = async (first: number, second: number): Promise<void> => {
    let times = 0;
    await db.transaction(
      async (tx) => {
        times += 1;
        if (times === 1) return firstTime(tx, first, second);
        seen.push('begun again');
        isAsked.resolve();
        await lock(tx, first);
        await lock(tx, second);
      },
      { retries: 1 },
    );
  };
  await Promise.all([run(1, 2), run(2, 1)]);
  expect(seen).toEqual(['lost', 'won', 'begun again']);
});
