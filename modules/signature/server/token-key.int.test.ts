import { randomUUID } from 'node:crypto';
import { getOwnCertificate, listCertificateRequests, listTokens } from '@sarn/certificate/contract';
import { openInstance, usualSettings } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { pdfsig, programs } from '@sarn/signing/programs';
import type { Programs } from '@sarn/signing/programs';
import { createTokenStore } from '@sarn/signing/server';
import { softTokens } from '@sarn/signing/soft-token';
import type { SoftTokens } from '@sarn/signing/soft-token';
import { samplePassword } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeAuthority,
  memoToSign,
  printedFile,
  publishedFile,
  signDigitally,
} from './signature.testing.ts';

let office: OfficeInstance;
let tokens: SoftTokens;
let tools: Programs;
beforeAll(async () => {
  [tokens, tools] = [await softTokens(), await programs()];
  await tokens.add('token-1');
  await tokens.add('token-2');
  office = await openInstance({ settings: { ...usualSettings, tokenLibrary: tokens.program } });
  await makeAuthority(office);
}, 180_000);
afterAll(async () => {
  await office.close();
  tokens.remove();
  tools.remove();
});

const own = async (account: string) =>
  getOwnCertificate.output.parse(await office.get(account, '/certificate/mine'));
const free = async (account: string) =>
  listTokens.output.parse(await office.get(account, '/certificate/tokens')).labels.toSorted();
const ask = (account: string, asked: { token?: string; pin?: string; password?: string } = {}) =>
  office.post(account, '/certificate/ask-in-token', {
    ...{ token: 'token-1', pin: tokens.pin, password: samplePassword, ...asked },
  });
const requests = async () =>
  listCertificateRequests.output.parse(await office.get('admin', '/certificate/requests')).rows;
/** What is stored in place of the key. */
async function referenceOf(account: string): Promise<string> {
  const rows = await office.app.db.query<{ sealedKey: string }>(
    `select sealed_key as "sealedKey" from person_certificate where person_id = $1
     and state = 'valid'`,
    [office.person(account)],
  );
  return rows[0]?.sealedKey ?? '';
}

const signedByPin = (documentId: string, pin = tokens.pin) =>
  signDigitally(office, 'head.policy', documentId, { secret: pin });

test('[6.10] a key is made in a token that nobody else uses, once its PIN and the password are right', async () => {
  expect(await own('head.policy')).toMatchObject({ hasTokens: true, certificate: null });
  expect(await free('head.policy')).toEqual(['token-1', 'token-2']);
  expect(await ask('head.policy', { pin: '000000' })).toMatchObject({
    ...{ status: 403, code: 'certificate.wrong-pin' },
  });
  expect(await ask('head.policy', { password: 'wrong' })).toMatchObject({
    ...{ status: 403, code: 'certificate.wrong-password' },
  });
  expect(await ask('head.policy', { pin: samplePassword })).toMatchObject({
    code: 'certificate.secret-is-password',
  });
  expect(await ask('head.policy', { token: 'nowhere' })).toMatchObject({
    ...{ status: 503, code: 'certificate.token-absent' },
  });
  expect(await requests()).toEqual([]);
  expect((await ask('head.policy')).status).toBe(200);
  const [request] = await requests();
  expect(request).toMatchObject({ token: 'token-1' });
  // Taken from the first request on, by PIN or not.
  expect(await free('head.legal')).toEqual(['token-2']);
  expect(await free('head.policy')).toEqual(['token-1', 'token-2']);
  expect(await ask('head.legal')).toMatchObject({ code: 'certificate.token-taken' });
  expect(await ask('head.policy', { token: 'token-2' })).toMatchObject({
    code: 'certificate.asked-already',
  });
  const decision = { id: request?.id, decision: 'issue' };
  expect((await office.post('admin', '/certificate/decide', decision)).status).toBe(200);
  expect((await own('head.policy')).certificate).toMatchObject({ token: 'token-1' });
});

test('[6.10] the PIN of the token signs; pdfsig trusts it; the database has no key, only where it is', async () => {
  const documentId = await memoToSign(office);
  expect(await signedByPin(documentId, '111111')).toMatchObject({
    ...{ status: 403, code: 'certificate.wrong-pin' },
  });
  expect(await signedByPin(documentId)).toMatchObject({ status: 200 });
  const file = await printedFile(office, 'officer.policy', documentId);
  expect(await pdfsig(tools, await publishedFile(office, 'root.crt'), file)).toEqual([
    { isTotal: true, isValid: true, isTrusted: true },
  ]);
  expect(await referenceOf('head.policy')).toMatch(/^pkcs11:token-1:[0-9a-f]{32}$/);
});

test('[6.06] a batch is signed with one PIN', async () => {
  const documentIds = [await memoToSign(office), await memoToSign(office)];
  const documents = await Promise.all(
    documentIds.map(async (documentId) => ({
      documentId,
      version: (await office.document('head.policy', documentId)).version,
    })),
  );
  const id = randomUUID();
  const begin = (secret: string) =>
    office.post('head.policy', '/signature/batch', {
      ...{ id, documents, method: 'certificate', secret, code: '' },
    });
  expect(await begin('222222')).toMatchObject({ code: 'certificate.wrong-pin' });
  expect((await begin(tokens.pin)).status).toBe(200);
  await office.app.settled();
  expect(await office.get('head.policy', `/signature/batch/${id}`)).toMatchObject({
    ...{ state: 'ended', isPin: true, items: [{ state: 'signed' }, { state: 'signed' }] },
  });
});

test('[6.10] the PIN is changed elsewhere; after a renewal the same key signs', async () => {
  const change = { secret: tokens.pin, newSecret: 'ต้นไม้ริมทาง-43' };
  expect(await office.post('head.policy', '/certificate/change-secret', change)).toMatchObject({
    code: 'certificate.in-token',
  });
  const { certificate } = await own('head.policy');
  const renewal = { id: certificate?.id, act: 'renew', reason: 'ครบกำหนด' };
  expect((await office.post('admin', '/certificate/change', renewal)).status).toBe(200);
  expect(await signedByPin(await memoToSign(office))).toMatchObject({ status: 200 });
});

test('[6.10] without the key in the token nothing is signed, the document waits, and health says what is missing', async () => {
  const documentId = await memoToSign(office);
  const health = async () => {
    expect((await office.post('admin', '/health/check', {})).status).toBe(200);
    const { lines } = (await office.get('admin', '/health/state')) as unknown as {
      readonly lines: readonly { readonly code: string; readonly state: string }[];
    };
    return lines.find(({ code }) => code === 'tokens')?.state;
  };
  expect(await health()).toBe('ok');
  const other = createTokenStore(tokens.program);
  await other.removeKey(await referenceOf('head.policy'), tokens.pin);
  await other.close();
  expect(await signedByPin(documentId)).toMatchObject({
    ...{ status: 409, code: 'certificate.token-no-key' },
  });
  await tokens.take('token-1');
  expect(await signedByPin(documentId)).toMatchObject({
    ...{ status: 503, code: 'certificate.token-absent' },
  });
  expect(await health()).toBe('warning');
  expect(await office.get('head.policy', '/signature/to-sign')).toMatchObject({
    ...{ rows: [{ row: { documentId } }], certificate: { token: 'token-1' } },
  });
});

test('[6.10] who left the request keeps no token; a server without a library offers none', async () => {
  expect((await ask('head.legal', { token: 'token-2' })).status).toBe(200);
  const { request } = await own('head.legal');
  const withdrawn = await office.post('head.legal', '/certificate/withdraw', { id: request?.id });
  expect(withdrawn.status).toBe(200);
  expect(await free('officer.policy')).toEqual(['token-2']);
  const without = await openInstance();
  try {
    const mine = await without.get('head.policy', '/certificate/mine');
    expect(getOwnCertificate.output.parse(mine).hasTokens).toBe(false);
    expect(await without.get('head.policy', '/certificate/tokens')).toMatchObject({
      code: 'certificate.no-tokens',
    });
  } finally {
    await without.close();
  }
});
