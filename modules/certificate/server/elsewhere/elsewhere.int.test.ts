import { randomUUID } from 'node:crypto';
import { openInstance, usualSettings } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { otherAuthority } from '@sarn/signing/other-authority';
import type { OtherAuthority } from '@sarn/signing/other-authority';
import { pdfsig, programs } from '@sarn/signing/programs';
import type { Programs } from '@sarn/signing/programs';
import { softTokens } from '@sarn/signing/soft-token';
import type { SoftTokens } from '@sarn/signing/soft-token';
import { samplePassword } from '@sarn/testing';
import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  getCertifiedPerson,
  getOwnCertificate,
  listCertificateRequests,
  listCertifiedPeople,
} from '../../contract/index.ts';

const secret = 'ต้นไม้ริมทาง-42';

let office: OfficeInstance;
let tokens: SoftTokens;
let tools: Programs;
let national: OtherAuthority;
let stranger: OtherAuthority;
beforeAll(async () => {
  [tokens, tools] = [await softTokens(), await programs()];
  await tokens.add('token-1');
  office = await openInstance({ settings: { ...usualSettings, tokenLibrary: tokens.program } });
  national = await otherAuthority(tools, 'National');
  stranger = await otherAuthority(tools, 'Stranger');
}, 180_000);
afterAll(async () => {
  await national.stop();
  await stranger.stop();
  await office.close();
  tokens.remove();
  tools.remove();
});

const post = (account: string, path: string, input: object) =>
  office.post(account, `/certificate/${path}`, input);
const own = async (account: string) =>
  getOwnCertificate.output.parse(await office.get(account, '/certificate/mine'));
const bring = (account: string, file: string | Uint8Array) =>
  post(account, 'bring', { file: Buffer.from(file).toString('base64') });
const fileOf = async (account: string, path: string) =>
  office.app.fetch(`/api/${path}`, {
    headers: { authorization: `Bearer ${await office.token(account)}` },
  });
const requestOf = async (account: string) =>
  (await fileOf(account, 'certificate/request-file')).text();
const trust = (pem: string) =>
  office.post('admin', '/signature/foreign-authorities/add', { certificates: pem });

const askInToken = () =>
  post('head.policy', 'ask-in-token', {
    ...{ token: 'token-1', pin: tokens.pin, password: samplePassword, issuer: 'other' },
  });

test('[6.10] a key in a token signs the request for another authority; the agency needs none of its own', async () => {
  expect(await own('head.policy')).toMatchObject({ isReady: false, request: null });
  expect((await fileOf('head.policy', 'certificate/request-file')).status).toBe(404);
  const asked = await askInToken();
  expect(asked.status, JSON.stringify(asked)).toBe(200);
  expect((await own('head.policy')).request).toMatchObject({ state: 'waiting', issuer: 'other' });
  const answer = await fileOf('head.policy', 'certificate/request-file');
  expect(answer.headers.get('content-type')).toContain('application/pkcs10');
  tools.write('request.csr', await answer.text());
  const verify = ['req', '-verify', '-noout', '-subject', '-nameopt', 'utf8,sep_multiline'];
  const { isWell, said } = await tools.run('openssl', ...verify, '-in', tools.path('request.csr'));
  expect(isWell, said).toBe(true);
  expect(said).toContain('หัวหน้านโยบาย ทดลองงาน');
  // Nobody else gets it, and nobody in the agency decides it.
  expect((await fileOf('head.legal', 'certificate/request-file')).status).toBe(404);
  const { rows } = listCertificateRequests.output.parse(
    await office.get('admin', '/certificate/requests'),
  );
  expect(rows).toEqual([]);
  // It is not among those to be decided, and is found where it waits.
  const waiting = listCertifiedPeople.output.parse(
    await office.get('admin', '/certificate/people?filter=elsewhere'),
  );
  expect(waiting).toMatchObject({ total: 1, counts: { asked: 0, elsewhere: 1, 'in-use': 0 } });
  expect(waiting.rows[0]?.request).toMatchObject({ issuer: 'other' });
  const { request } = await own('head.policy');
  const decision = { id: request?.id, decision: 'issue' };
  expect((await post('admin', 'decide', decision)).status).toBe(404);
});

test('[6.10] what is not for this key, not for signing, or not trusted is refused, and the request goes on waiting', async () => {
  const request = await requestOf('head.policy');
  const { pem: good } = await national.certify(request);
  const refused = async (file: string | Uint8Array) => (await bring('head.policy', file)).code;
  expect(await refused('นี่ไม่ใช่ใบรับรอง')).toBe('certificate.unreadable');
  expect(await refused(national.rootPem)).toBe('certificate.other-key');
  const { pem: forServers } = await national.certify(request, ['extendedKeyUsage=serverAuth']);
  expect(await refused(forServers)).toBe('certificate.not-for-signing');
  expect(await bring('head.policy', good)).toMatchObject({
    ...{
      status: 409,
      code: 'certificate.not-trusted',
      message: expect.stringContaining('National Issuing'),
    },
  });
  // The chain comes along: what it brings is not trusted for that.
  expect(await refused((await stranger.certify(request)).p7b)).toBe('certificate.not-trusted');
  expect((await trust(national.rootPem)).status).toBe(200);
  expect(await refused((await stranger.certify(request)).p7b)).toBe('certificate.not-trusted');
  // Nobody told which authority stands between.
  expect(await refused(good)).toBe('certificate.not-trusted');
  expect(await bring('head.legal', good)).toMatchObject({ code: 'certificate.nothing-waits' });
  expect((await own('head.policy')).request).toMatchObject({ state: 'waiting', issuer: 'other' });
});

test('[6.10] the chain that comes back makes the key ready: it signs by its PIN, and pdfsig trusts the file', async () => {
  const { p7b } = await national.certify(await requestOf('head.policy'));
  const kept = await bring('head.policy', p7b);
  expect(kept.status, JSON.stringify(kept)).toBe(200);
  expect(await own('head.policy')).toMatchObject({
    certificate: {
      state: 'valid',
      origin: 'imported',
      token: 'token-1',
      issuer: 'National Issuing',
    },
    request: { state: 'issued' },
  });
  const documentId = await office.draft('officer.policy', ['legal']);
  await office.act('officer.policy', documentId, 'submit', {
    signatoryId: office.person('head.policy'),
  });
  const signed = await office.post(
    'head.policy',
    `/registry/document/${documentId}/sign-digitally`,
    {
      ...{ on: 'document', targetId: documentId, act: 'sign', attemptId: randomUUID(), code: '' },
      form: JSON.stringify({ password: tokens.pin, note: '' }),
    },
  );
  expect(signed.status, JSON.stringify(signed)).toBe(200);
  const file = await fileOf('officer.policy', `registry/document/${documentId}/printed`);
  const root = new Uint8Array(new X509Certificate(national.rootPem).raw);
  expect(await pdfsig(tools, root, new Uint8Array(await file.arrayBuffer()))).toEqual([
    { isTotal: true, isValid: true, isTrusted: true },
  ]);
  const { history } = getCertifiedPerson.output.parse(
    await office.get('admin', `/certificate/person?personId=${office.person('head.policy')}`),
  );
  expect(history.map(({ act }) => act)).toEqual(['bring', 'prepare']);
  // Nothing is here with which somebody could issue a certificate in her name, as decision 0056 says.
  expect(await office.app.db.query('select role from authority_certificate')).toEqual([]);
  expect((await fileOf('admin', 'certificate/pki/root.crt')).status).toBe(404);
});

test('[6.10] a later certificate for the same key takes the place of the former; the same one again does not', async () => {
  const { certificate } = await own('head.policy');
  const request = await requestOfKey();
  const { p7b } = await national.certify(request, [], 600);
  expect((await bring('head.policy', p7b)).status).toBe(200);
  const later = await own('head.policy');
  expect(later.certificate).toMatchObject({ state: 'valid', token: 'token-1' });
  expect(later.certificate?.daysLeft).toBeGreaterThan(certificate?.daysLeft ?? 0);
  expect(await bring('head.policy', p7b)).toMatchObject({ code: 'certificate.taken' });
  expect((await own('head.policy')).certificate).toEqual(later.certificate);
});

/** An authority keeps the request for the next time. */
async function requestOfKey(): Promise<string> {
  const rows = await office.app.db.query<{ pkcs10: Buffer }>(
    `select pkcs10 from certificate_request where person_id = $1`,
    [office.person('head.policy')],
  );
  const base64 = rows[0]?.pkcs10.toString('base64') ?? '';
  return `-----BEGIN CERTIFICATE REQUEST-----\n${base64.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE REQUEST-----\n`;
}

test('[6.10] a key in the system signs such a request, too; withdrawn, its file and its key are gone', async () => {
  const order = { secret, password: samplePassword, issuer: 'other' };
  expect((await post('head.legal', 'ask', order)).status).toBe(200);
  const request = await requestOf('head.legal');
  const { p7b } = await national.certify(request);
  expect((await bring('head.legal', p7b)).status).toBe(200);
  expect((await own('head.legal')).certificate).toMatchObject({ origin: 'imported', token: null });

  expect((await post('officer.legal', 'ask', order)).status).toBe(200);
  const asked = await requestOf('officer.legal');
  const { request: waiting } = await own('officer.legal');
  expect((await post('officer.legal', 'withdraw', { id: waiting?.id })).status).toBe(200);
  expect((await fileOf('officer.legal', 'certificate/request-file')).status).toBe(404);
  expect(await bring('officer.legal', (await national.certify(asked)).p7b)).toMatchObject({
    code: 'certificate.nothing-waits',
  });
  // Without an authority of its own the agency itself still issues nothing.
  expect(await post('officer.legal', 'ask', { ...order, issuer: 'agency' })).toMatchObject({
    code: 'certificate.no-authority',
  });
});
