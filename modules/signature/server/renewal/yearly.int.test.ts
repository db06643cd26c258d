import { openSecondProcess } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { memoToSign, openSigningOffice, signDigitally } from '../signature.testing.ts';
import { listRuns } from './renewal.store.ts';
import { yearlySince } from './yearly.store.ts';

/** The clock of the server is set by hand, and its jobs are run when their hour comes. */
let now = new Date('2027-02-10T03:00:00Z');
let office: OfficeInstance;
beforeAll(async () => {
  office = await openSigningOffice({ clock: { now: () => now } });
  const done = await signDigitally(office, 'head.policy', await memoToSign(office));
  expect(done, JSON.stringify(done)).toMatchObject({ status: 200 });
});
afterAll(() => office.close());
beforeEach(() => office.app.db.query('delete from renewal_run'));

type Job = 'signature.complete-files' | 'signature.renew-files';

/** Runs a job of a process; the transaction is ended when `mayEnd` is. */
async function run(
  name: Job,
  { platform }: Pick<OfficeInstance['app'], 'platform'> = office.app,
  mayEnd: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const { db, jobs, log } = platform;
  const job = jobs.definitions().find((one) => one.name === name);
  if (!job || !('handler' in job)) throw new Error(name);
  await db.transaction(async (tx) => {
    await job.handler({}, { tx, log, key: name });
    await mayEnd();
  });
}

/** When yearly runs began. */
async function yearly(): Promise<string[]> {
  await office.app.settled();
  const runs = await listRuns(office.app.platform.db, 20, now);
  return runs.filter(({ kind }) => kind === 'yearly').map(({ begunAt }) => begunAt);
}

test('[6.07] an agency that signed nothing before 3 January has no yearly run to make up for', async () => {
  for (const day of ['2027-02-10T03:00:00Z', '2027-12-31T03:00:00Z', '2028-01-02T18:19:00Z']) {
    now = new Date(day);
    await run('signature.complete-files');
    expect(await yearly(), day).toEqual([]);
  }
});

test('[6.07] where the server was off on 3 January, the yearly run begins at its next ten minutes, once', async () => {
  now = new Date('2028-01-20T03:00:00Z');
  await run('signature.complete-files');
  expect((await yearly()).map((at) => Date.parse(at))).toEqual([now.getTime()]);
  now = new Date('2028-01-20T03:10:00Z');
  await run('signature.complete-files');
  expect(await yearly()).toHaveLength(1);
});

test('[6.07] on 3 January itself the run begins once, though the other job looks in the same minute', async () => {
  now = new Date('2029-01-02T18:20:00Z');
  await run('signature.complete-files');
  await run('signature.renew-files');
  expect(await yearly()).toHaveLength(1);
});

test('[6.07] of two processes that find at once that it is due, one begins it', async () => {
  now = new Date('2030-03-01T03:00:00Z');
  const second = await openSecondProcess(office);
  try {
    let found = 0;
    let bothFound = (): void => undefined;
    const both = new Promise<void>((resolve) => (bothFound = resolve));
    const mayEnd = async () => {
      found += 1;
      if (found === 2) bothFound();
      await both;
    };
    await Promise.all(
      [office.app, second.app].map((app) => run('signature.complete-files', app, mayEnd)),
    );
    await second.app.settled();
    expect(await yearly()).toHaveLength(1);
  } finally {
    await second.close();
  }
});

test.each([
  ['2027-01-02T18:19:59Z', '2026-01-02T18:20:00.000Z'],
  ['2027-01-02T18:20:00Z', '2027-01-02T18:20:00.000Z'],
  // Already the next year in Bangkok.
  ['2026-12-31T18:00:00Z', '2026-01-02T18:20:00.000Z'],
])('[6.07] at %s the last yearly run was due at %s', (at, since) => {
  expect(yearlySince(new Date(at))).toBe(since);
});
