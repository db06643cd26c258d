import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { join } from 'node:path';
import { startClamd } from '@sarn/file/testing';
import type { Clamd } from '@sarn/file/testing';
import { clockWithinYear, idleTransactions, samplePdf, sampleZip } from '@sarn/testing';
import { openInstance, usualSettings } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importDependencies } from './imports.testing.ts';

/*
 * The scans of an import go through the real scanner for viruses. Between it and the server stands a connection that
 * the test can hold, cut off and let through.
 */

let clamd: Clamd;
let between: Server;
let office: OfficeInstance;
/** Connections that wait; a new one is let through where `isHeld` is false. */
let waiting: Socket[] = [];
let isHeld = true;

const letThrough = (socket: Socket): void => {
  const scanner = connect(clamd.port, '127.0.0.1');
  scanner.on('error', () => socket.destroy());
  socket.on('error', () => scanner.destroy());
  socket.pipe(scanner).pipe(socket);
};

beforeAll(async () => {
  clamd = await startClamd();
  between = createServer((socket) => {
    socket.on('error', () => undefined);
    if (isHeld) waiting.push(socket);
    else letThrough(socket);
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  const { port } = between.address() as AddressInfo;
  office = await openInstance({
    clock: clockWithinYear(),
    settings: { ...usualSettings, virusScanner: { host: '127.0.0.1', port } },
  });
});
afterAll(async () => {
  await office.close();
  between.close();
  await clamd.stop();
});
beforeEach(() => {
  [waiting, isHeld] = [[], true];
});

const { check, done, item, lineOf, rowsOf, send, sheetOf, take } = importDependencies(() => office);

/** An import of one row with one scan, whose scan is being checked. */
async function begun(number: number): Promise<string> {
  const id = await take(sheetOf(lineOf(number)));
  const zip = sampleZip([{ name: `${number}.pdf`, bytes: samplePdf(`${number}`) }]);
  isHeld = false;
  done(await send(`${id}/scans`, 'scans', zip, 'scans.zip'));
  expect((await check(id, { unit: 'legal' })).counts).toMatchObject({ good: 1, scansUsed: 1 });
  isHeld = true;
  done(await office.post('admin', `/registry/imports/${id}/run`, {}));
  await expect.poll(() => waiting.length).toBe(1);
  return id;
}

/** Does the next part as another delivery of the job would. */
async function doneByHand(id: string): Promise<void> {
  const { db, jobs, log } = office.app.platform;
  const job = jobs.definitions().find(({ name }) => name === 'registry.import');
  if (!job || !('begin' in job)) throw new Error('it is done inside a transaction');
  const context = { log, key: randomUUID() };
  const step = await db.transaction((tx) => job.begin({ runId: id }, { ...context, tx }));
  const settle = await step?.({ ...context, signal: AbortSignal.timeout(60_000) });
  await db.transaction(async (tx) => settle?.({ ...context, tx }));
}

const entered = (id: string) =>
  expect.poll(async () => (await item(id)).state, { timeout: 60_000 }).toBe('DONE');

const left = (): string[] => {
  const folder = join(office.app.dataDir, 'files', 'arriving');
  return existsSync(folder) ? readdirSync(folder) : [];
};

test('[15.10] no transaction is open while scans are checked; a scanner that is away costs no scan', async () => {
  const id = await begun(51);
  await expect.poll(() => idleTransactions(office.app.db)).toEqual([]);
  // Cut off: the scanner gave no answer, and the part is begun again.
  isHeld = false;
  for (const socket of waiting) socket.destroy();
  await entered(id);
  expect((await item(id)).counts).toMatchObject({ done: 1, bad: 0, scansAttached: 1 });
  expect(await rowsOf(id)).toEqual([]);
  expect(left()).toEqual([]);
});

test('[15.10] a part that was entered meanwhile is not entered again, and its scans are dropped', async () => {
  const id = await begun(52);
  isHeld = false;
  // The rows, then the end.
  for (let part = 0; part < 2; part += 1) await doneByHand(id);
  // The first one has waited all the time, and goes on.
  for (const socket of waiting) letThrough(socket);
  await entered(id);
  await office.app.settled();
  expect((await item(id)).counts).toMatchObject({ done: 1, bad: 0, scansAttached: 1 });
  const ends = await office.app.db.query(
    `select 1 from audit_entry where act = 'registry.import-done' and subject_id = $1`,
    [id],
  );
  expect(ends).toHaveLength(1);
  expect(left()).toEqual([]);
});
