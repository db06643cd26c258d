import { randomUUID } from 'node:crypto';
import type { JobDefinition } from '@sarn/platform-server';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBatch, listSigningJobs } from '../../contract/index.ts';
import { insertBatch } from '../batch/batch.store.ts';
import { insertItems } from '../batch/item.store.ts';
import { beginJob, memoToSign } from '@sarn/signature/testing';
import { signingCheck } from './signing.health.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const db = () => office.app.platform.db;

const jobs = async () => listSigningJobs.output.parse(await office.get('admin', '/signature/jobs'));

/** An attempt whose process ended after it had begun. */
async function hanging(minutes: number) {
  const attemptId = randomUUID();
  const documentId = await memoToSign(office);
  const personId = office.person('head.policy');
  const at = minutesAgo(minutes);
  await db().transaction((tx) => beginJob(tx, { documentId, personId, attemptId, at }));
  return { what: 'attempt', id: attemptId, documentId };
}

/** A batch whose process ended in the middle. */
async function stoppedBatch() {
  const [id, documentId] = [randomUUID(), await memoToSign(office)];
  const personId = office.person('head.policy');
  const at = minutesAgo(20);
  await db().transaction(async (tx) => {
    const batch = { id, personId, method: 'certificate', runnerId: randomUUID(), at } as const;
    expect(await insertBatch(tx, batch)).toBe(true);
    const item = { documentId, act: 'sign', version: 1, attemptId: randomUUID() };
    await insertItems(tx, id, [item], at);
  });
  return { what: 'batch', id };
}

const bell = async () => {
  const answer = await office.post('head.policy', '/service/get-all-notification', {
    ...{ take: 10, skip: 0 },
  });
  return JSON.stringify(answer);
};

test('what hangs is listed without anything of its document, ended, and can be signed then', async () => {
  const job = await hanging(30);
  const { open } = await jobs();
  expect(open).toMatchObject([{ id: job.id, state: 'prepared', tries: 1 }]);
  expect(open[0]?.person).not.toBe('');
  const check = await signingCheck(office.app.platform.clock).check(db());
  expect(check?.state).toBe('warning');
  expect(await office.post('admin', '/signature/jobs/release', job)).toMatchObject({ status: 200 });
  const after = await jobs();
  expect(after.open).toEqual([]);
  expect(after.failed).toMatchObject([
    { id: job.id, failure: { th: expect.stringContaining('ระบบหยุดกลางคัน') } },
  ]);
  expect(await office.post('admin', '/signature/jobs/release', job)).toMatchObject({
    ...{ status: 404, code: 'signature.no-job' },
  });
  expect((await signingCheck(office.app.platform.clock).check(db()))?.state).toBe('ok');
});

test('an attempt that was heard of a moment ago is not ended', async () => {
  const job = await hanging(0);
  expect(await office.post('admin', '/signature/jobs/release', job)).toMatchObject({
    ...{ status: 409, code: 'signature.job-alive' },
  });
});

test('the signatory is told in the bell to go on with a batch that stopped, and nobody else can', async () => {
  const batch = await stoppedBatch();
  const { batches } = await jobs();
  expect(batches).toMatchObject([{ id: batch.id, state: 'interrupted', waiting: 1, signed: 0 }]);
  const shown = getBatch.output.parse(
    await office.get('head.policy', `/signature/batch/${batch.id}`),
  );
  expect(shown.state).toBe('interrupted');
  expect((await office.post('admin', '/signature/jobs/remind', batch)).status).toBe(200);
  await expect.poll(bell).toContain('ชุดลงนามหยุดกลางคัน');
  for (const path of ['release', 'remind']) {
    const answer = await office.post('head.legal', `/signature/jobs/${path}`, batch);
    expect(answer.status).toBe(403);
  }
  expect((await office.post('admin', '/signature/jobs/release', batch)).status).toBe(200);
  expect((await jobs()).batches).toEqual([]);
});

test('the signatory of a batch that stood still while the server was off is told at the next run, once', async () => {
  const batch = await stoppedBatch();
  const tellings = async () => (await bell()).split('ชุดลงนามหยุดกลางคัน').length - 1;
  const before = await tellings();
  const { jobs: runner } = office.app.platform;
  for (const key of ['first run', 'second run']) {
    const pauseSilent = { name: 'batch-signing.pause-silent' } as JobDefinition;
    await db().transaction((tx) => runner.send(tx, pauseSilent, {}, { key }));
    await office.app.settled();
  }
  expect((await jobs()).batches).toMatchObject([{ id: batch.id, state: 'paused' }]);
  expect((await tellings()) - before).toBe(1);
});
