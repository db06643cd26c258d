import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { answerTimestamp } from '@sarn/signing/server';
import type { TimestampAuthority } from '@sarn/signing/server';
import { pem } from '@sarn/signing/programs';
import { sampleAuthority } from '@sarn/signing/testing';
import type { SampleAuthority } from '@sarn/signing/testing';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { getTimestamps } from '../../contract/index.ts';
import { certify, makeAuthority, memoToSign, signDigitally } from '../signature.testing.ts';
import { listRuns, listSignedFiles } from './renewal.store.ts';

const day = 86_400_000;
/** The scheduler looks every 30 seconds of the real clock, whatever day the clock of the test shows. */
const patience = { timeout: 60_000, interval: 200 };

/** The next 3 January, 01:20 in Bangkok, at least an hour away. */
function nextThird(): number {
  const year = new Date().getUTCFullYear();
  const [here, next] = [year, year + 1].map((one) => Date.UTC(one, 0, 2, 18, 20)) as [
    number,
    number,
  ];
  return here > Date.now() + 3_600_000 ? here : next;
}
const third = nextThird();

let office: OfficeInstance;
let outside: SampleAuthority;
/** Undefined: the authority of time is away. */
let answering: TimestampAuthority | undefined;
let server: Server;

async function timeAuthority(ends: number): Promise<TimestampAuthority> {
  const subject = { commonName: 'เวลามาตรฐาน', organisation: 'หน่วยงานเวลา' };
  const own = await outside.issue({ purpose: 'time-stamp', subject, to: new Date(ends) });
  return {
    ...{ by: own, chain: [outside.issuing.certificate], policy: '1.2.3.4.1' },
    now: () => new Date(),
  };
}

beforeAll(async () => {
  office = await openInstance();
  await makeAuthority(office);
  await certify(office, 'head.policy');
  outside = await sampleAuthority('เวลา');
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (!answering) return void response.destroy();
      void answerTimestamp(Buffer.concat(parts), answering).then((answer) =>
        response.writeHead(200, { 'Content-Type': 'application/timestamp-reply' }).end(answer),
      );
    });
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
}, 120_000);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await office.close();
});
afterEach(() => void vi.useRealTimers());

/** From now on it is that instant, and time goes on: everything in this process reads it from `Date`. */
function itIs(instant: number): void {
  vi.useRealTimers();
  vi.useFakeTimers({ now: instant, toFake: ['Date'], shouldAdvanceTime: true });
}

/** Runs that have ended, oldest first. */
const runs = async () =>
  (await listRuns(office.app.platform.db, 10))
    .filter(({ endedAt }) => endedAt !== null)
    .map(({ kind, renewed }) => ({ kind, renewed }))
    .toReversed();

const forms = (documentId: string) => listSignedFiles(office.app.platform.db, documentId);

test(
  '[6.05] what is missing is completed at the next ten minutes, and stamps are renewed on 3 January, with no button',
  { timeout: 180_000 },
  async () => {
    const { port } = server.address() as AddressInfo;
    const { version } = getTimestamps.output.parse(
      await office.get('admin', '/signature/time-stamps'),
    );
    const saved = await office.post('admin', '/signature/time-stamps/save', {
      ...{ version, source: 'address', level: 'B-LTA', url: `http://127.0.0.1:${port}/tsa` },
      certificates: pem('CERTIFICATE', outside.root.certificate),
    });
    expect(saved.status, JSON.stringify(saved)).toBe(200);
    const documentId = await memoToSign(office);
    expect((await signDigitally(office, 'head.policy', documentId)).status).toBe(200);
    expect(await forms(documentId)).toEqual([]);

    // It ends within 13 months of January, and not so soon that it would be renewed before.
    answering = await timeAuthority(third + 200 * day);
    const tens = 600_000;
    itIs(Math.ceil(Date.now() / tens) * tens + 1000);
    await expect.poll(runs, patience).toEqual([{ kind: 'completion', renewed: 1 }]);
    expect(await forms(documentId)).toMatchObject([{ level: 'B-LTA', hasStamp: true }]);

    answering = await timeAuthority(third + 900 * day);
    itIs(third + 1000);
    await expect
      .poll(async () => (await runs()).at(-1), patience)
      .toEqual({
        ...{ kind: 'yearly', renewed: 1 },
      });
    const made = await forms(documentId);
    expect(made).toMatchObject([{ level: 'B-LTA' }, { level: 'B-LTA', hasStamp: true }]);
    expect(Date.parse(made[1]?.stampedUntil ?? '')).toBe(third + 900 * day);
    expect(await runs()).toHaveLength(2);
  },
);
