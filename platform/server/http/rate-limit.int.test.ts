import { withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import { createRateLimiter } from './rate-limit.ts';
import { forgetEndedLimits } from './rate-limit.store.ts';

const base = withTestDatabase();
const limit = { max: 5, perSeconds: 600 };
let dbs: Database[];

beforeAll(() => {
  dbs = [1, 2].map(() => openDatabase(base.url, { max: 4 }));
});
afterAll(() => Promise.all(dbs.map((db) => db.close())));

const codeOf = (error: unknown) => (error as { code: string }).code;

test('two processes on one database count together, also at the same moment', async () => {
  const limiters = dbs.map(({ pool }) => createRateLimiter(pool));
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, (_, at) =>
      limiters[at % 2]!.check('/limited', limit, { from: '192.0.2.1', fields: {} }),
    ),
  );
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toHaveLength(35);
  expect(new Set(refused.map(codeOf))).toEqual(new Set(['platform.too-many-requests']));
});

test('a caller over the limit is refused without the database', async () => {
  const db = openDatabase(base.url, { max: 1 });
  const limiter = createRateLimiter(db.pool);
  const call = () => limiter.check('/closed', limit, { from: '192.0.2.2', fields: {} });
  for (let turn = 0; turn < limit.max; turn += 1) await call();
  await expect(call()).rejects.toMatchObject({ code: 'platform.too-many-requests' });
  await db.close();
  await expect(call()).rejects.toMatchObject({ code: 'platform.too-many-requests' });
});

test('neither name nor address is kept, and a count is forgotten when its span has ended', async () => {
  const limiter = createRateLimiter(dbs[0]!.pool);
  await limiter.check('/kept', limit, { from: '192.0.2.3', fields: { username: 'somchai' } });
  const rows = await base.db.query<{ key: string }>('select key from rate_limit');
  expect(rows.map(({ key }) => key).join(' ')).toContain('/kept name ');
  expect(JSON.stringify(rows)).not.toMatch(/somchai|192\.0\.2/);
  const forget = (now: number) => base.db.transaction((tx) => forgetEndedLimits(tx, new Date(now)));
  expect(await forget(Date.now())).toBe(0);
  expect(await forget(Date.now() + limit.perSeconds * 1000 + 1)).toBe(rows.length);
});
