import { nowhereInClear, openInstance, usualSettings } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { startLineStandIn } from '@sarn/testing/stand-ins';
import type { LineStandIn } from '@sarn/testing/stand-ins';
import { lineEvent } from '@sarn/testing/stand-ins';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeWayTable, getSigningOffer } from '../contract/index.ts';
import {
  certify,
  demand,
  makeAuthority,
  memoToSign,
  sentCode,
  signDigitally,
} from './signature.testing.ts';

let line: LineStandIn;
let office: OfficeInstance;
const user = `U${'a1'.repeat(16)}`;

beforeAll(async () => {
  line = await startLineStandIn();
  const { channelSecret, accessToken, url } = line;
  const settings = { channelSecret, accessToken, apiUrl: url, officialId: '@sarn' };
  office = await openInstance({ settings: { ...usualSettings, line: settings } });
  // At night and on days off the notices that the tests wait for would be held back.
  await office.app.db.query(
    'update notification_policy set quiet_from = null, quiet_until = null, quiet_days_off = false',
  );
  await makeAuthority(office);
  await certify(office, 'head.policy');
  await demand(office, 'password', true);
});
afterAll(async () => {
  expect(line.breaches).toEqual([]);
  await office.close();
  await line.close();
});
beforeEach(() => {
  line.pushed.length = 0;
});

const table = `/settings/tables/${codeWayTable.code}`;

/** Opens or closes a way; the answer as the server gives it. */
async function setWay(code: 'mail' | 'line' | 'app', isOpen: boolean) {
  const { rows } = (await office.get('admin', `${table}/rows`)) as unknown as {
    rows: { code: string; nameTh: string; version: number; validFrom: string }[];
  };
  const row = rows.find((one) => one.code === code);
  return office.post('admin', `${table}/save`, { ...row, validTo: null, values: { isOpen } });
}

const ways = async (documentId: string) =>
  getSigningOffer.output.parse(
    await office.get('head.policy', `/registry/document/${documentId}/signing`),
  ).codeWays;

const ask = (documentId: string, way: 'mail' | 'line') =>
  office.post('head.policy', `/registry/document/${documentId}/signing-code`, { way });

/** The newest message with a code. */
const newestCode = () => line.pushed.findLast(({ text }) => text.startsWith('รหัสยืนยันการลงนาม'));
const codeOf = (text = ''): string => /(\d{6})/.exec(text)?.[1] ?? '';

/** A memo whose notice has gone to LINE, so that the next message there is of this test. */
async function toldMemo(): Promise<string> {
  const documentId = await memoToSign(office);
  const isTold = () => line.pushed.some(({ text }) => text.includes(documentId));
  await expect.poll(isTold, { timeout: 20_000 }).toBe(true);
  return documentId;
}

async function linkLine(): Promise<void> {
  const made = await office.post('head.policy', '/notification/line/code', {});
  const webhook = `${office.app.url}/api/notification/line/webhook`;
  expect(
    await line.deliver(webhook, [lineEvent(user, { text: String(made['code' as never]) })]),
  ).toBe(200);
}

test('[6.02] LINE is there once the agency opens it, for whoever has linked it; its code signs once', async () => {
  const documentId = await memoToSign(office);
  expect(await ways(documentId)).toEqual([{ way: 'mail', state: 'ready' }]);
  expect(await ask(documentId, 'line')).toMatchObject({ code: 'signature.code-way-closed' });
  expect((await setWay('line', true)).status).toBe(200);
  expect((await ways(documentId)).at(-1)).toEqual({ way: 'line', state: 'not-linked' });
  expect(await ask(documentId, 'line')).toMatchObject({ status: 409, code: 'signature.no-line' });
  await linkLine();
  expect((await ways(documentId)).at(-1)).toEqual({ way: 'line', state: 'ready' });
  expect(await office.get('head.policy', '/signature/to-sign')).toMatchObject({
    codeWays: [{ way: 'mail' }, { way: 'line', state: 'ready' }],
  });

  expect(await ask(documentId, 'line')).toMatchObject({ status: 200, way: 'line', to: '' });
  expect(await ask(documentId, 'mail')).toMatchObject({ code: 'signature.code-soon' });
  const pushed = newestCode();
  expect(pushed?.to).toBe(user);
  const code = codeOf(pushed?.text);
  // It names no document.
  expect(pushed?.text).not.toContain(documentId);
  await nowhereInClear(office, code);
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await signDigitally(office, 'head.policy', documentId, { code: wrong })).toMatchObject({
    code: 'signature.code-wrong',
  });
  expect((await signDigitally(office, 'head.policy', documentId, { code })).status).toBe(200);
  const second = await memoToSign(office);
  expect(await signDigitally(office, 'head.policy', second, { code })).toMatchObject({
    code: 'signature.code-wrong',
  });
});

test('[6.02] a code by LINE ends after five guesses, and by its time', async () => {
  const documentId = await toldMemo();
  expect((await ask(documentId, 'line')).status).toBe(200);
  const code = codeOf(newestCode()?.text);
  const sign = (typed: string) => signDigitally(office, 'head.policy', documentId, { code: typed });
  const wrong = code === '000000' ? '000001' : '000000';
  for (let at = 0; at < 5; at += 1) await sign(wrong);
  expect(await sign(code)).toMatchObject({ code: 'signature.code-wrong' });
  const late = await toldMemo();
  expect((await ask(late, 'line')).status).toBe(200);
  const expired = codeOf(newestCode()?.text);
  await office.app.db.query(
    `update signing_code set expires_at = now() - interval '1 second' where document_id = $1`,
    [late],
  );
  expect(await signDigitally(office, 'head.policy', late, { code: expired })).toMatchObject({
    code: 'signature.code-wrong',
  });
});

test.each([429, 500, 401, 400] as const)(
  '[6.02] LINE that answers %i is told, and the mail can be asked for at once',
  async (mood) => {
    const documentId = await toldMemo();
    line.moods.push(mood);
    expect(await ask(documentId, 'line')).toMatchObject({
      ...{ status: 503, code: 'signature.line-failed' },
    });
    expect(newestCode()).toBeUndefined();
    expect(await ask(documentId, 'mail')).toMatchObject({ status: 200, way: 'mail' });
    const code = await sentCode(office);
    expect((await signDigitally(office, 'head.policy', documentId, { code })).status).toBe(200);
  },
);

test('[6.02] where LINE is the only way, a failure does not name others; the last way stays open', async () => {
  expect((await setWay('mail', false)).status).toBe(200);
  expect((await setWay('app', false)).status).toBe(200);
  expect(await setWay('line', false)).toMatchObject({ code: 'signature.code-way-last' });
  const documentId = await toldMemo();
  expect(await ask(documentId, 'mail')).toMatchObject({ code: 'signature.code-way-closed' });
  line.moods.push(500);
  expect(await ask(documentId, 'line')).toMatchObject({ code: 'signature.line-failed-alone' });
  await office.app.db.query('update line_link set is_blocked = true');
  expect(await ways(documentId)).toEqual([{ way: 'line', state: 'blocked' }]);
  expect(await ask(documentId, 'line')).toMatchObject({ code: 'signature.no-line' });
  expect((await setWay('mail', true)).status).toBe(200);
});
