import type { ServerResponse } from 'node:http';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { judgePdf } from '@sarn/signing/contract';
import { answerTimestamp } from '@sarn/signing/server';
import type { TimestampAuthority } from '@sarn/signing/server';
import { pdfsig, pem, programs } from '@sarn/signing/programs';
import type { Programs } from '@sarn/signing/programs';
import { sampleAuthority } from '@sarn/signing/testing';
import type { SampleAuthority } from '@sarn/signing/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  getTimestamps,
  listSignatures,
  saveTimestamps,
  tryTimestamps,
  verifySignature,
} from '../../contract/index.ts';
import {
  certify,
  makeAuthority,
  memoToSign,
  printedFile,
  signDigitally,
} from '../signature.testing.ts';
import { listRoots, readSetting } from '../timestamps/timestamp.store.ts';
import { reply, timeAuthority, timeServer } from './time-server.testing.ts';
import type { TimeServer } from './time-server.testing.ts';
import { listRuns, listSignedFiles } from './renewal.store.ts';

const patience = { timeout: 60_000 };
const year = 365 * 86_400_000;

let office: OfficeInstance;
let tools: Programs;
let outside: SampleAuthority;
/** An authority whose certificate ends in two years, in a month, and one of somebody else. */
let usual: TimestampAuthority;
let brief: TimestampAuthority;
let foreign: TimestampAuthority;
let server: TimeServer;
let behave: (request: Uint8Array, response: ServerResponse) => unknown;
let authorization: string | undefined;

const by =
  (authority: () => TimestampAuthority) => async (request: Uint8Array, r: ServerResponse) =>
    reply(r, await answerTimestamp(request, authority()));
const honest = by(() => usual);

beforeAll(async () => {
  [office, tools] = [await openInstance({ scheduleSeconds: 1 }), await programs()];
  await makeAuthority(office);
  await certify(office, 'head.policy');
  outside = await sampleAuthority('เวลา');
  usual = await timeAuthority(outside, 2 * year);
  brief = await timeAuthority(outside, year / 12);
  foreign = await timeAuthority(await sampleAuthority('อื่น'), year);
  server = await timeServer((request, response, sent) => {
    authorization = sent;
    return behave(request, response);
  });
});
afterAll(async () => {
  server.close();
  tools.remove();
  await office.close();
});
beforeEach(() => {
  behave = honest;
});

const settings = async () =>
  getTimestamps.output.parse(await office.get('admin', '/signature/time-stamps'));

const byAddress = (change: object = {}) => ({
  ...{
    source: 'address',
    url: server.url,
    certificates: pem('CERTIFICATE', outside.root.certificate),
  },
  ...change,
});

async function set(change: object) {
  const { version } = await settings();
  const saved = await office.post('admin', '/signature/time-stamps/save', { version, ...change });
  expect(saved, JSON.stringify(saved)).toMatchObject({ status: 200 });
}

async function renew() {
  expect(await office.post('admin', '/signature/time-stamps/renew', {})).toMatchObject({
    status: 200,
  });
  await office.app.settled();
  const { runs } = await settings();
  return runs[0];
}

const signed = async () => {
  const documentId = await memoToSign(office);
  const done = await signDigitally(office, 'head.policy', documentId);
  expect(done, JSON.stringify(done)).toMatchObject({ status: 200 });
  return documentId;
};

const bytesOf = (documentId: string) => printedFile(office, 'officer.policy', documentId);

const shownOf = async (documentId: string) =>
  listSignatures.output.parse(
    await office.get('officer.policy', `/registry/document/${documentId}/signatures`),
  );

const publicOf = async (code: string) => {
  const answer = await office.app.fetch(`/api/signature/verify/${code}`);
  return verifySignature.output.parse(await answer.json());
};

const file = async (name: string) =>
  new Uint8Array(await (await office.app.fetch(`/api/certificate/pki/${name}`)).arrayBuffer());

/** By the judge, with nothing but the roots: what else it needs has to be in the file. */
async function judged(bytes: Uint8Array) {
  const judgement = await judgePdf(bytes, {
    trustedRoots: [await file('root.crt')],
    timestampRoots: [outside.root.certificate],
    now: Date.now(),
  });
  if (judgement.kind !== 'signed') throw new Error(JSON.stringify(judgement));
  return judgement;
}

test('[6.07] an authority of time by its address stamps the next signature', patience, async () => {
  await set({ ...byAddress({ userName: 'กรม', password: 'ลับ' }), level: 'B-T' });
  expect(await settings()).toMatchObject({
    ...{ source: 'address', hasPassword: true, certificates: [{ subject: /เวลา/ }] },
  });
  const documentId = await signed();
  expect(authorization).toBe(`Basic ${Buffer.from('กรม:ลับ').toString('base64')}`);
  const { rows } = await shownOf(documentId);
  expect(rows).toMatchObject([{ level: 'B-T', stampedLaterAt: null }]);
  const [signature] = (await judged(await bytesOf(documentId))).signatures;
  expect(signature?.timestamp).toMatchObject({
    problems: [],
    authority: { commonName: 'เวลามาตรฐาน' },
  });
  // Whoever verifies it is given the root of this authority, for time stamps alone.
  const { timestampRoots, roots } = await publicOf(rows[0]?.code ?? '');
  const root = Buffer.from(outside.root.certificate).toString('base64');
  expect(timestampRoots).toEqual([root]);
  expect(roots).not.toContain(root);
});

const changedByte = (answer: Uint8Array, from: number): Uint8Array => {
  const changed = Uint8Array.from(answer);
  changed[from] = (changed[from] ?? 0) ^ 1;
  return changed;
};

/** What an authority that lies or is away does, and what is noted of it. */
const bad: readonly (readonly [string, string, typeof behave])[] = [
  ['is gone', 'unreachable', (_request, response) => response.destroy()],
  [
    'answers another request',
    'wrong-nonce',
    async (request, response) => {
      // The nonce is the integer of 16 bytes behind the digest.
      const at = Buffer.from(request).lastIndexOf(Buffer.from([0x02, 0x10]));
      reply(response, await answerTimestamp(changedByte(request, at + 10), usual));
    },
  ],
  [
    'stamps another hash',
    'wrong-imprint',
    async (request, response) => {
      const at = Buffer.from(request).indexOf(Buffer.from([0x04, 0x20]));
      reply(response, await answerTimestamp(changedByte(request, at + 10), usual));
    },
  ],
  ['has the certificate of somebody else', 'not-trusted', by(() => foreign)],
  [
    'has a clock that is eleven minutes wrong',
    'wrong-time',
    by(() => ({ ...usual, now: () => new Date(Date.now() + 11 * 60_000) })),
  ],
];

test.each(bad)(
  '[6.07] a signature goes on without a time stamp where the authority %s, and is completed later',
  patience,
  async (_how, failure, does) => {
    behave = does;
    const documentId = await signed();
    const before = await bytesOf(documentId);
    expect((await shownOf(documentId)).rows).toMatchObject([
      { level: 'B-B', stampedLaterAt: null },
    ]);
    expect(await renew()).toMatchObject({ renewed: 0, failed: 1, reasons: { [failure]: 1 } });
    expect(await bytesOf(documentId)).toEqual(before);
    expect((await settings()).files).toMatchObject({ waiting: 1, failing: 1 });
    behave = honest;
    expect(await renew()).toMatchObject({ lookedAt: 1, renewed: 1, failed: 0 });
    const after = await bytesOf(documentId);
    expect(Buffer.from(after.subarray(0, before.length)).equals(before)).toBe(true);
    const { rows } = await shownOf(documentId);
    expect(rows[0]?.stampedLaterAt).not.toBeNull();
    const { verdict, signatures } = await judged(after);
    expect(signatures[0]?.problems.map(({ code }) => code)).toEqual([
      // B-T carries no list: who verifies it asks for one.
      ...['revocation-unknown', 'authority-revocation-unknown'],
    ]);
    expect([verdict, signatures[0]?.level]).toEqual(['unproven', 'B-T']);
    const { document } = await publicOf(rows[0]?.code ?? '');
    expect(document?.earlierSha256s).toEqual([rows[0]?.sha256]);
    expect(document?.sha256).not.toBe(rows[0]?.sha256);
    expect((await settings()).files).toMatchObject({ waiting: 0, failing: 0 });
  },
);

test(
  '[6.07] a signature does not wait for ever for an authority that hangs',
  patience,
  async () => {
    behave = () => undefined;
    const documentId = await signed();
    expect((await shownOf(documentId)).rows).toMatchObject([{ level: 'B-B' }]);
    behave = honest;
    expect(await renew()).toMatchObject({ renewed: 1 });
  },
);

test(
  '[6.07] with B-LTA a file proves itself for pdfsig, qpdf and the judge, and keeps its earlier forms',
  patience,
  async () => {
    await set({ ...byAddress(), level: 'B-LTA' });
    behave = by(() => brief);
    const documentId = await signed();
    const first = await bytesOf(documentId);
    await renew();
    const second = await bytesOf(documentId);
    const judgedSecond = await judged(second);
    expect(judgedSecond.verdict).toBe('valid');
    expect(judgedSecond.signatures.map(({ kind, level }) => [kind, level])).toEqual([
      ['signature', 'B-LTA'],
      ['document-timestamp', 'B-LT'],
    ]);
    tools.write('archived.pdf', second);
    expect((await tools.run('qpdf', '--check', 'archived.pdf')).isWell).toBe(true);
    const [said] = await pdfsig(tools, await file('root.crt'), second);
    expect(said).toMatchObject({ isValid: true, isTrusted: true });
    // Its certificate ends in a month: it is renewed before, by one that ends later.
    behave = honest;
    expect(await renew()).toMatchObject({ failed: 0 });
    const third = await bytesOf(documentId);
    expect(Buffer.from(third.subarray(0, second.length)).equals(second)).toBe(true);
    const judgedThird = await judged(third);
    expect(judgedThird.verdict).toBe('valid');
    expect(judgedThird.signatures).toHaveLength(3);
    const [renewed] = await pdfsig(tools, await file('root.crt'), third);
    expect(renewed).toMatchObject({ isValid: true, isTrusted: true });
    const forms = await listSignedFiles(office.app.platform.db, documentId);
    expect(forms.map(({ level, hasStamp }) => [level, hasStamp])).toEqual([
      ...Array.from({ length: 2 }, () => ['B-LTA', true]),
    ]);
    const kept = await office.app.db.pool.query(
      `select f.sha256, f.replaced_at from file f join printed_version v on v.id::text = f.owner_id::text
     where v.document_id = $1 and f.owner_kind = 'printed-version' order by f.id`,
      [documentId],
    );
    expect(kept.rows).toHaveLength(3);
    expect(first.length).toBeLessThan(second.length);
    // Nothing is left to do, and nothing is done.
    const { files } = await settings();
    expect(files.waiting).toBe(0);
    expect(await renew()).toMatchObject({ lookedAt: 0, renewed: 0, failed: 0 });
    expect((await shownOf(documentId)).file).toMatchObject({ level: 'B-LTA' });
  },
);

test(
  '[6.07] an archive time stamp that would end no later is not added again and again',
  patience,
  async () => {
    behave = by(() => brief);
    const documentId = await signed();
    expect(await renew()).toMatchObject({ renewed: 1 });
    const before = await bytesOf(documentId);
    expect(await renew()).toMatchObject({ renewed: 0, reasons: { 'not-later': 1 } });
    expect(await bytesOf(documentId)).toEqual(before);
  },
);

test('[6.07] settings are refused that cannot work, and the password goes to no other server', async () => {
  const begun = await settings();
  const save = (change: object) =>
    office.post('admin', '/signature/time-stamps/save', {
      ...{ ...byAddress(), level: 'B-T', version: begun.version + 1, ...change },
    });
  expect((await save({ version: begun.version })).status).toBe(200);
  const { version } = await settings();
  expect(await save({ version: version - 1 })).toMatchObject({
    ...{ status: 409, code: 'signature.time-stale' },
    // Who changed them, and on which day at what time.
    params: { name: expect.stringMatching(/\S/), at: expect.stringMatching(/\d{2}[:.]\d{2}/) },
  });
  expect(await save({ url: 'ftp://time.example' })).toMatchObject({
    code: 'signature.time-address',
  });
  expect(await save({ certificates: 'nonsense' })).toMatchObject({
    code: 'signature.time-certificate',
  });
  expect((await office.post('head.policy', '/signature/time-stamps/save', {})).status).toBe(403);
  expect(await save({ userName: 'a', password: 'password of time' })).toMatchObject({
    status: 200,
  });
  const { db } = office.app.platform;
  const sealed = (await readSetting(db)).sealedPassword;
  expect(sealed?.length).toBeGreaterThan(0);
  expect(sealed?.includes('password of time')).toBe(false);
  authorization = undefined;
  const elsewhere = byAddress({ url: server.url.replace('127.0.0.1', 'localhost'), userName: 'a' });
  const tried = await office.post('admin', '/signature/time-stamps/try', elsewhere);
  expect(tryTimestamps.output.parse(tried)).toMatchObject({ failure: null });
  expect(authorization).toBe(`Basic ${Buffer.from('a:').toString('base64')}`);
  const next = saveTimestamps.output.parse(
    await save({ version: version + 1, url: elsewhere.url }),
  );
  expect(next.version).toBe(version + 2);
  expect((await readSetting(db)).sealedPassword).toBeNull();
  expect(await listRoots(db)).toHaveLength(1);
});

const day = 86_400_000;
afterEach(() => void vi.useRealTimers());

/** From now on it is that instant, and time goes on: everything in this process reads it from `Date`. */
function itIs(instant: number): void {
  vi.useRealTimers();
  vi.useFakeTimers({ now: instant, toFake: ['Date'], shouldAdvanceTime: true });
}

/** The next 3 January, 01:20 in Bangkok, at least an hour away. */
function nextThird(): number {
  const inYear = (which: number): number => Date.UTC(which, 0, 2, 18, 20);
  const present = new Date().getUTCFullYear();
  return inYear(present) > Date.now() + 3_600_000 ? inYear(present) : inYear(present + 1);
}

test(
  '[6.07] what is missing is completed at the next ten minutes, and stamps are renewed on 3 January, with no button',
  { timeout: 180_000 },
  async () => {
    // The scheduler looks each second of the real clock here, whatever day the clock of the test shows.
    const whenItLooks = { timeout: 60_000, interval: 200 };
    const { db } = office.app.platform;
    const third = nextThird();
    const soon = await timeAuthority(outside, third + 200 * day - Date.now());
    const later = await timeAuthority(outside, third + 900 * day - Date.now());
    const lastRun = async () =>
      (await listRuns(db, 1, new Date())).find(({ endedAt }) => endedAt !== null);
    await set({ ...byAddress(), level: 'B-LTA' });
    await renew();
    behave = (_request, response) => response.destroy();
    const documentId = await signed();
    expect(await listSignedFiles(db, documentId)).toEqual([]);

    // It ends within 13 months of January, and not so soon that it would be renewed before.
    behave = by(() => soon);
    const tens = 600_000;
    itIs(Math.ceil(Date.now() / tens) * tens + 1000);
    await expect.poll(lastRun, whenItLooks).toMatchObject({ kind: 'completion' });
    const first = await listSignedFiles(db, documentId);
    expect(first).toMatchObject([{ level: 'B-LTA', hasStamp: true }]);

    behave = by(() => later);
    itIs(third + 1000);
    await expect.poll(lastRun, whenItLooks).toMatchObject({ kind: 'yearly' });
    const made = await listSignedFiles(db, documentId);
    expect(made).toMatchObject([...first, { level: 'B-LTA', hasStamp: true }]);
    expect(Date.parse(made[1]?.stampedUntil ?? '')).toBeGreaterThan(third + 800 * day);
  },
);
