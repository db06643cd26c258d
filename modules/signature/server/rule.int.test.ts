import { hold, setSuspended } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { samplePassword } from '@sarn/testing';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSigningOffer } from '../contract/index.ts';
import {
  demand,
  memoToSign,
  openSigningOffice,
  sentCode,
  signDigitally,
} from './signature.testing.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openSigningOffice();
});
afterAll(() => office.close());

const signByPassword = (documentId: string, account = 'head.policy', delegationId?: string) =>
  office.post(account, `/registry/document/${documentId}/act`, {
    ...{ on: 'document', targetId: documentId, act: 'sign', delegationId },
    form: JSON.stringify({ password: samplePassword, note: '' }),
  });

test('[6.04] where the agency wants digital signatures, a password does not sign', async () => {
  const documentId = await memoToSign(office);
  await demand(office, 'certificate');
  expect(await signByPassword(documentId)).toMatchObject({
    ...{ status: 409, code: 'signature.certificate-needed' },
  });
  const offer = getSigningOffer.output.parse(
    await office.get('head.policy', `/registry/document/${documentId}/signing`),
  );
  expect(offer).toMatchObject({ offer: 'ready', isNeeded: true });
  expect((await signDigitally(office, 'head.policy', documentId)).status).toBe(200);
  const second = await memoToSign(office);
  await demand(office, 'password');
  expect((await signByPassword(second)).status).toBe(200);
});

test.each([
  { what: 'the document', sql: 'select 1 from document where id = $1 for no key update' },
  {
    what: 'its number',
    sql: 'select 1 from register_counter where $1::uuid is not null for update',
  },
])(
  '[6.03] a password signs nothing for an account that was suspended while it waited for $what',
  async ({ sql }) => {
    // There is a counter to wait for.
    expect((await signByPassword(await memoToSign(office))).status).toBe(200);
    const documentId = await memoToSign(office);
    const held = await hold(office, sql, [documentId]);
    const sent = signByPassword(documentId);
    await held.isWaitedFor();
    await setSuspended(office, 'head.policy', true);
    await held.free();
    const answer = await sent;
    await setSuspended(office, 'head.policy', false);
    expect(answer).toMatchObject({ status: 409, code: 'signature.person-left' });
    expect((await office.document('officer.policy', documentId)).state).toBe('AWAITING_SIGN');
  },
);

const offerTo = async (account: string, documentId: string) =>
  getSigningOffer.output.parse(
    await office.get(account, `/registry/document/${documentId}/signing`),
  );

/** A colleague signs for the head today, by an order. @returns id of the order */
async function actFor(principal: string, delegate: string): Promise<string> {
  const posts = await office.app.db.query<{ id: string }>(
    'select post_id id from post_holding where person_id = $1',
    [office.person(principal)],
  );
  const answer = await office.post(principal, '/registry/acting/begin', {
    ...{ power: 'substitute', principalPostId: posts[0]?.id },
    ...{ delegatePersonId: office.person(delegate), fromDay: office.today, toDay: office.today },
    ...{ orderNo: '77/2569', orderDate: office.today },
  });
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return String(answer['id' as never]);
}

test('[6.04] where executives sign digitally, so does whoever acts for one; others may use the password', async () => {
  await demand(office, 'executive');
  const documentId = await memoToSign(office);
  const needed = { status: 409, code: 'signature.certificate-needed' };
  expect(await signByPassword(documentId)).toMatchObject(needed);
  expect(await offerTo('head.policy', documentId)).toMatchObject({ isNeeded: true });
  const row = expect.objectContaining({ documentId });
  expect(await office.get('head.policy', '/signature/to-sign')).toMatchObject({
    rows: expect.arrayContaining([expect.objectContaining({ row, isCertificateNeeded: true })]),
  });
  const delegationId = await actFor('head.policy', 'officer2.policy');
  expect(await signByPassword(documentId, 'officer2.policy', delegationId)).toMatchObject(needed);
  // Nobody is an executive any more.
  const types = await office.app.db.query<{ code: string }>(
    'update role_type set has_head_portal = false where has_head_portal returning code',
  );
  expect(await offerTo('head.policy', documentId)).toMatchObject({ isNeeded: false });
  expect(await signByPassword(documentId)).toMatchObject({ status: 200 });
  await office.app.db.query('update role_type set has_head_portal = true where code = any ($1)', [
    types.map(({ code }) => code),
  ]);
  await demand(office, 'password');
});

test('[6.04] of a head and whoever acts for the head, who sign at once, one signs, and the other is told', async () => {
  const delegationId = await actFor('head.legal', 'officer2.policy');
  const documentId = await memoToSign(office, 'legal');
  const both = await Promise.all([
    signByPassword(documentId, 'head.legal'),
    signByPassword(documentId, 'officer2.policy', delegationId),
  ]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  expect(both.find(({ status }) => status === 409)).toMatchObject({
    code: 'registry.act-not-allowed',
  });
  const { history, state } = await office.document('officer.legal', documentId);
  expect(history.filter(({ act }) => act === 'sign')).toHaveLength(1);
  expect(state).not.toBe('AWAITING_SIGN');
});

test('[6.02] where a code is asked for, only the one that was sent signs, once', async () => {
  await demand(office, 'password', true);
  const documentId = await memoToSign(office);
  const sign = (code: string) => signDigitally(office, 'head.policy', documentId, { code });
  expect(await sign('')).toMatchObject({ status: 422, code: 'signature.code-missing' });
  expect(await sign('123456')).toMatchObject({ status: 403, code: 'signature.code-wrong' });
  const path = `/registry/document/${documentId}/signing-code`;
  const sent = await office.post('head.policy', path, {});
  expect(sent.status, JSON.stringify(sent)).toBe(200);
  expect(String(sent['to'])).toContain('•••@');
  expect(await office.post('head.policy', path, {})).toMatchObject({ code: 'signature.code-soon' });
  const code = await sentCode(office);
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await sign(wrong)).toMatchObject({ code: 'signature.code-wrong' });
  expect((await sign(code)).status).toBe(200);
  const second = await memoToSign(office);
  expect(await signDigitally(office, 'head.policy', second, { code })).toMatchObject({
    code: 'signature.code-wrong',
  });
});

test('[6.02] after five wrong codes the right one is refused, too', async () => {
  await demand(office, 'password', true);
  const documentId = await memoToSign(office);
  await office.post('head.policy', `/registry/document/${documentId}/signing-code`, {});
  const code = await sentCode(office);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let at = 0; at < 5; at += 1) {
    await signDigitally(office, 'head.policy', documentId, { code: wrong });
  }
  expect(await signDigitally(office, 'head.policy', documentId, { code })).toMatchObject({
    code: 'signature.code-wrong',
  });
});

test('[6.02] a code of the own app confirms as well, once, and nothing need be sent', async () => {
  await demand(office, 'password', true);
  const own = '/identity/second-factor/app';
  const begun = await office.post('head.policy', `${own}/begin`, { password: samplePassword });
  expect(begun.status, JSON.stringify(begun)).toBe(200);
  const app = new TOTP({ secret: String(begun['secret' as never]) });
  const codeIn = (steps: number) => app.generate({ timestamp: Date.now() + steps * 30_000 });
  const confirmed = await office.post('head.policy', `${own}/confirm`, { code: codeIn(0) });
  expect(confirmed.status, JSON.stringify(confirmed)).toBe(200);
  const documentId = await memoToSign(office);
  const offer = getSigningOffer.output.parse(
    await office.get('head.policy', `/registry/document/${documentId}/signing`),
  );
  expect(offer).toMatchObject({ asksCode: true, hasApp: true });
  const sign = (document: string, code: string) =>
    signDigitally(office, 'head.policy', document, { code });
  // The one with which the app was set up is used.
  expect(await sign(documentId, codeIn(0))).toMatchObject({ code: 'signature.code-wrong' });
  const next = codeIn(1);
  expect(await sign(documentId, next)).toMatchObject({ status: 200 });
  const second = await memoToSign(office);
  expect(await sign(second, next)).toMatchObject({ code: 'signature.code-wrong' });
  await demand(office, 'password');
});
