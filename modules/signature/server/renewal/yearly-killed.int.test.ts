import type { ServerResponse } from 'node:http';
import { need } from '@sarn/kernel';
import { runJob } from '@sarn/platform-server';
import { runJobElsewhere } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { answerTimestamp } from '@sarn/signing/server';
import type { TimestampAuthority } from '@sarn/signing/server';
import { pem } from '@sarn/signing/programs';
import { sampleAuthority } from '@sarn/signing/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getTimestamps } from '../../contract/index.ts';
import { memoToSign, openSigningOffice, signDigitally } from '../signature.testing.ts';
import { reply, timeAuthority, timeServer } from './time-server.testing.ts';
import type { TimeServer } from './time-server.testing.ts';
import { listSignedFiles } from './renewal.store.ts';
import { yearlySince } from './yearly.store.ts';

const day = 86_400_000;
const job = 'signature.complete-files';

let office: OfficeInstance;
let server: TimeServer;
/** Its time stamps last longer than those of the files, and end within 13 months, too. */
let later: TimestampAuthority;
let stamps: (request: Uint8Array, response: ServerResponse) => unknown;
/** How far the clock of the server is ahead of that of the computer. */
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
const documentIds: string[] = [];

const by = (authority: TimestampAuthority) => async (request: Uint8Array, r: ServerResponse) =>
  reply(r, await answerTimestamp(request, { ...authority, now }));

beforeAll(async () => {
  // Beside another process it returns no job that the other one has begun.
  office = await openSigningOffice({ clock: { now }, config: { isScaledOut: true } });
  const outside = await sampleAuthority('เวลา');
  server = await timeServer((request, response) => stamps(request, response));
  const { version } = await report();
  const saved = await office.post('admin', '/signature/time-stamps/save', {
    ...{ version, source: 'address', url: server.url, level: 'B-LTA' },
    certificates: pem('CERTIFICATE', outside.root.certificate),
  });
  expect(saved, JSON.stringify(saved)).toMatchObject({ status: 200 });
  // It ends within 13 months, and not so soon that it would be renewed between the yearly runs.
  stamps = by(await timeAuthority(outside, 200 * day));
  for (let at = 0; at < 4; at += 1) {
    const documentId = await memoToSign(office);
    const done = await signDigitally(office, 'head.policy', documentId);
    expect(done, JSON.stringify(done)).toMatchObject({ status: 200 });
    documentIds.push(documentId);
  }
  await office.post('admin', '/signature/time-stamps/renew', {});
  await office.app.settled();
  const before = new Date(Date.parse(yearlySince(now())) - day).toISOString();
  await office.app.db.query('update document_signature set signed_at = $1', [before]);
  await office.app.db.query('update signed_file set made_at = $1', [before]);
  await office.app.db.query('delete from renewal_run');
  later = await timeAuthority(outside, 300 * day);
});
afterAll(async () => {
  server.close();
  await office.close();
});

const report = async () =>
  getTimestamps.output.parse(await office.get('admin', '/signature/time-stamps'));

async function runHere(): Promise<void> {
  const { db, jobs, log } = office.app.platform;
  const found = need(
    jobs.definitions().find(({ name }) => name === job),
    job,
  );
  await runJob(found, { input: {} }, { db, log });
  await office.app.settled();
}

/** How many forms each file has: one, and one more after it was renewed. */
async function forms(): Promise<number[]> {
  const { db } = office.app.platform;
  const counted = [];
  for (const id of documentIds) counted.push((await listSignedFiles(db, id)).length);
  return counted.toSorted((one, other) => one - other);
}

const told = async () =>
  (await report()).runs.map(({ state, continues, renewed, failed }) => [
    ...[state, continues, renewed, failed],
  ]);

test('[6.07] a yearly run whose process is killed in the middle goes on: each file is renewed once', async () => {
  expect(await forms()).toEqual([1, 1, 1, 1]);
  const honest = by(later);
  let asked = 0;
  const elsewhere = runJobElsewhere(office.app, job);
  stamps = (request, response) => {
    asked += 1;
    if (asked < 3) return honest(request, response);
    // While it waits for the time stamp of the third file.
    return elsewhere.kill();
  };
  expect(await elsewhere.ended).toEqual({ code: null });
  expect(await forms()).toEqual([1, 1, 2, 2]);

  // The other process was heard of a moment ago: nobody takes its work from it.
  stamps = honest;
  await runHere();
  expect(await forms()).toEqual([1, 1, 2, 2]);
  expect(await told()).toEqual([['working', false, 2, 0]]);

  ahead = 11 * 60_000;
  expect(await told()).toEqual([['stopped', false, 2, 0]]);
  await runHere();
  expect(await forms()).toEqual([2, 2, 2, 2]);
  expect(await told()).toEqual([
    ['whole', true, 2, 0],
    ['stopped', false, 2, 0],
  ]);

  // It is whole: nothing begins any more this year.
  ahead = 22 * 60_000;
  await runHere();
  expect(await forms()).toEqual([2, 2, 2, 2]);
  expect(await told()).toHaveLength(2);
});

test('[6.07] a yearly run that ended because the authority of time was away goes on when it answers again', async () => {
  await office.app.db.query('delete from renewal_run');
  await office.app.db.query('delete from signed_file where made_at > $1', [yearlySince(now())]);
  expect(await forms()).toEqual([1, 1, 1, 1]);
  stamps = (_request, response) => response.destroy();
  await runHere();
  // After three failures in a row it asks for no further document.
  expect(await told()).toEqual([['left', false, 0, 3]]);
  stamps = by(later);
  ahead += 11 * 60_000;
  await runHere();
  expect(await told()).toEqual([
    ['whole', true, 4, 0],
    ['left', false, 0, 3],
  ]);
  expect(await forms()).toEqual([2, 2, 2, 2]);
});
