import { fixedClock, withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import { createWrongTries } from './wrong-tries.ts';

const base = withTestDatabase();
const clock = fixedClock('2026-11-30T02:00:00.000Z');
let dbs: Database[];

beforeAll(() => {
  dbs = [1, 2].map(() => openDatabase(base.url, { max: 2 }));
});
afterAll(() => Promise.all(dbs.map((db) => db.close())));

test('wrong tries of one are counted over all processes, until an hour after the first', async () => {
  const options = { name: 'code', most: 3, spanMs: 3_600_000 };
  const processes = dbs.map((db) => ({ db, tries: createWrongTries(clock, options) }));
  const note = async (at: number, who: string) =>
    processes[at]?.db.transaction((tx) => processes[at]!.tries.note(tx, who));
  const isOver = (who: string) =>
    Promise.all(processes.map(({ db, tries }) => tries.isOver(db, who)));
  await note(0, 'stranger');
  clock.advance(3_000_000);
  await note(1, 'stranger');
  expect(await isOver('stranger')).toEqual([false, false]);
  await note(0, 'stranger');
  expect(await isOver('stranger')).toEqual([true, true]);
  expect(await isOver('somebody else')).toEqual([false, false]);
  const rows = await base.db.query('select * from rate_limit');
  expect(JSON.stringify(rows)).not.toContain('stranger');
  clock.advance(600_000);
  expect(await isOver('stranger')).toEqual([false, false]);
  await note(1, 'stranger');
  expect(await isOver('stranger')).toEqual([false, false]);
});
