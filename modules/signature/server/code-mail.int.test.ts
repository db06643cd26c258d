import { nowhereInClear, openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { samplePassword } from '@sarn/testing';
import { startMailStandIn } from '@sarn/testing/stand-ins';
import type { MailStandIn } from '@sarn/testing/stand-ins';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSigningOffer } from '../contract/index.ts';
import { demand, memoToSign, openSigningOffice, signDigitally } from './signature.testing.ts';

let mails: MailStandIn;
let office: OfficeInstance;

beforeAll(async () => {
  mails = await startMailStandIn();
  office = await openSigningOffice({ config: { smtpUrl: mails.url } });
  await demand(office, 'password', true);
});
afterAll(async () => {
  await office.close();
  await mails.close();
});

const ask = (documentId: string, of = office) =>
  of.post('head.policy', `/registry/document/${documentId}/signing-code`, { way: 'mail' });

const sign = (documentId: string, code: string) =>
  signDigitally(office, 'head.policy', documentId, { code });

/** The codes that arrived, the newest last. */
const codes = (): string[] =>
  mails.letters
    .filter(({ subject }) => subject.includes('รหัสยืนยันการลงนาม'))
    .map(({ text }) => /(\d{6})/.exec(text)?.[1] ?? '');

test('[6.02] a code by mail has arrived when it is answered, lies in no table, and signs once', async () => {
  const documentId = await memoToSign(office);
  expect(await ask(documentId)).toMatchObject({ status: 200, way: 'mail', to: /^he•••@/ });
  const [code = ''] = codes();
  expect(code).toMatch(/^\d{6}$/);
  await nowhereInClear(office, code);
  await office.app.settled();
  await nowhereInClear(office, code);
  expect(codes()).toHaveLength(1);
  expect((await sign(documentId, code)).status).toBe(200);
  const second = await memoToSign(office);
  expect(await sign(second, code)).toMatchObject({ code: 'signature.code-wrong' });
});

test('[6.02] a code that is asked for again, because the answer was lost, is sent once', async () => {
  const documentId = await memoToSign(office);
  const before = codes().length;
  const sent = { way: 'mail', idempotencyKey: 'code-again-1' };
  const path = `/registry/document/${documentId}/signing-code`;
  const first = await office.post('head.policy', path, sent);
  expect(first.status).toBe(200);
  expect(await office.post('head.policy', path, sent)).toEqual(first);
  expect(codes()).toHaveLength(before + 1);
});

test.each([0, 421, 451, 550] as const)(
  '[6.02] a mail server that answers %i is told at once, and another code can be asked for at once',
  async (mood) => {
    const documentId = await memoToSign(office);
    const before = codes().length;
    await office.app.settled();
    mails.moods.push(mood);
    expect(await ask(documentId)).toMatchObject({
      ...{ status: 503, code: 'signature.mail-failed-alone' },
    });
    await office.app.settled();
    expect(codes()).toHaveLength(before);
    expect((await ask(documentId)).status).toBe(200);
    expect((await sign(documentId, codes().at(-1) ?? '')).status).toBe(200);
  },
);

test('[6.02] a mail server that is gone is told, too; without one in production the way is not offered', async () => {
  const gone = await openInstance({ config: { smtpUrl: 'smtp://127.0.0.1:9' } });
  try {
    expect(await ask(await memoToSign(gone), gone)).toMatchObject({
      ...{ status: 503, code: 'signature.mail-failed-alone' },
    });
  } finally {
    await gone.close();
  }
  const without = await openInstance({ config: { isProduction: true } });
  try {
    const documentId = await memoToSign(without);
    const path = `/registry/document/${documentId}/signing`;
    const offer = getSigningOffer.output.parse(await without.get('head.policy', path));
    expect(offer.codeWays).toEqual([]);
    expect(await ask(documentId, without)).toMatchObject({ code: 'signature.code-way-closed' });
  } finally {
    await without.close();
  }
});

test('[6.02] whoever has an app is told of the other ways, and its code signs meanwhile', async () => {
  const own = '/identity/second-factor/app';
  const begun = await office.post('head.policy', `${own}/begin`, { password: samplePassword });
  const app = new TOTP({ secret: String(begun['secret' as never]) });
  const codeIn = (steps: number) => app.generate({ timestamp: Date.now() + steps * 30_000 });
  const confirmed = await office.post('head.policy', `${own}/confirm`, { code: codeIn(0) });
  expect(confirmed.status, JSON.stringify(confirmed)).toBe(200);
  const documentId = await memoToSign(office);
  // The mail that tells of the new app is not to meet the failure.
  await office.app.settled();
  mails.moods.push(451);
  expect(await ask(documentId)).toMatchObject({ status: 503, code: 'signature.mail-failed' });
  expect((await sign(documentId, codeIn(1))).status).toBe(200);
});
