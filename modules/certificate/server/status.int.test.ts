import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { pem, programs } from '@sarn/signing/programs';
import type { Programs } from '@sarn/signing/programs';
import { sampleAuthority, samplePassword } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { certificateLimits, listCertificateRequests } from '../contract/index.ts';
import { findAuthority } from './authority.store.ts';
import { findInUse } from './person-certificate.store.ts';
import type { CertificateRow } from './person-certificate.store.ts';

const people = ['head.policy', 'officer.policy'] as const;
const path = '/api/certificate/pki/ocsp';

let office: OfficeInstance;
let tools: Programs;
const held: Record<string, CertificateRow> = {};

beforeAll(async () => {
  office = await openInstance({
    config: { publicUrl: 'https://saraban.example.go.th' },
    hasRateLimits: true,
  });
  tools = await programs();
  const { db } = office.app.platform;
  await office.post('admin', '/certificate/authority/make', sampleAuthority);
  for (const account of people) {
    const asked = { secret: 'ต้นไม้ริมทาง-42', password: samplePassword };
    await office.post(account, '/certificate/ask', asked);
    const waiting = await office.get('admin', '/certificate/requests');
    const [request] = listCertificateRequests.output.parse(waiting).rows;
    await office.post('admin', '/certificate/decide', { id: request?.id, decision: 'issue' });
    const found = await findInUse(db, office.person(account));
    if (!found) throw new Error(`${account} got no certificate`);
    held[account] = found;
    tools.write(`${account}.pem`, pem('CERTIFICATE', found.der));
  }
  for (const role of ['root', 'issuing', 'responder', 'timestamp'] as const) {
    const row = await findAuthority(db, role);
    tools.write(`${role}.pem`, pem('CERTIFICATE', row?.der ?? new Uint8Array()));
  }
});
afterAll(async () => {
  tools.remove();
  await office.close();
});

/** Asks with OpenSSL over the network; it verifies signature, chain, nonce and times itself. */
const ask = (...more: readonly string[]) =>
  tools.run(
    ...(['openssl', 'ocsp', '-url', `${office.url()}${path}`, '-issuer', 'issuing.pem'] as const),
    ...['-CAfile', 'root.pem', '-verify_other', 'issuing.pem'],
    ...more,
  );
const change = (account: string, act: string) =>
  office.post('admin', '/certificate/change', {
    ...{ id: held[account]?.id, act, reason: 'ตรวจสอบ', code: 'keyCompromise' },
  });

test('[6.03] openssl is told of a good certificate, of one of a service, and of an unknown one', async () => {
  const good = await ask('-cert', 'head.policy.pem', '-cert', 'timestamp.pem');
  expect(good).toMatchObject({ isWell: true });
  expect(good.said).toContain('Response verify OK');
  expect(good.said).toContain('head.policy.pem: good');
  expect(good.said).toContain('timestamp.pem: good');
  const unknown = await ask('-serial', '0x4fffffffffffffffffffffffffffff01');
  expect(unknown.said).toContain('Response verify OK');
  expect(unknown.said).toMatch(/01: unknown/i);
});

test('[6.03] a suspended certificate, a resumed one and a revoked one are told at once', async () => {
  await change('officer.policy', 'suspend');
  const suspended = await ask('-cert', 'officer.policy.pem');
  expect(suspended.said).toMatch(/officer\.policy\.pem: revoked[\s\S]*Reason: certificateHold/);
  await change('officer.policy', 'resume');
  expect((await ask('-cert', 'officer.policy.pem')).said).toContain('officer.policy.pem: good');
  await change('officer.policy', 'revoke');
  const revoked = await ask('-cert', 'officer.policy.pem');
  expect(revoked.said).toContain('Response verify OK');
  expect(revoked.said).toMatch(/officer\.policy\.pem: revoked[\s\S]*Reason: keyCompromise/);
  expect((await ask('-cert', 'head.policy.pem')).said).toContain('head.policy.pem: good');
});

test('[6.03] a request in the address is answered as one that was sent', async () => {
  const order = ['-issuer', 'issuing.pem', '-cert', 'head.policy.pem', '-no_nonce'];
  await tools.run('openssl', 'ocsp', ...order, '-reqout', 'request.der');
  const request = Buffer.from(tools.read('request.der')).toString('base64');
  const answer = await fetch(`${office.url()}${path}/${encodeURIComponent(request)}`);
  expect(answer.headers.get('content-type')).toBe('application/ocsp-response');
  tools.write('answer.der', new Uint8Array(await answer.arrayBuffer()));
  const read = await tools.run(
    ...(['openssl', 'ocsp', '-respin', 'answer.der', ...order] as const),
    ...['-CAfile', 'root.pem', '-verify_other', 'issuing.pem'],
  );
  expect(read.said).toContain('Response verify OK');
  expect(read.said).toContain('head.policy.pem: good');
});

const post = (body: Uint8Array<ArrayBuffer>, type = 'application/ocsp-request') =>
  fetch(`${office.url()}${path}`, { method: 'POST', body, headers: { 'content-type': type } });

test('[6.03] what is no request is told so; a large body and another type are refused', async () => {
  const junk = await post(Uint8Array.of(1, 2, 3));
  expect(junk.status).toBe(200);
  // 30 03 0a 01 01: malformedRequest.
  expect(Buffer.from(await junk.arrayBuffer()).toString('hex')).toBe('30030a0101');
  expect((await post(new Uint8Array(certificateLimits.statusBytes + 1))).status).toBe(413);
  expect((await post(Uint8Array.of(123, 125), 'application/json')).status).toBe(415);
  const elsewhere = await fetch(`${office.url()}/api/users/login`, {
    ...{ method: 'POST', body: Uint8Array.of(1) },
    headers: { 'content-type': 'application/ocsp-request' },
  });
  expect(elsewhere.status).toBe(415);
});

test('[6.03] certificates of an agency with a public name say where they are asked about', async () => {
  const { said } = await tools.run(
    ...(['openssl', 'x509', '-in', 'head.policy.pem', '-noout', '-ocsp_uri'] as const),
  );
  expect(said.trim()).toBe('https://saraban.example.go.th/api/certificate/pki/ocsp');
});

test('[6.03] an issuer that is not ours is not answered for', async () => {
  const foreign = await tools.run(
    ...(['openssl', 'ocsp', '-url', `${office.url()}${path}`, '-issuer', 'root.pem'] as const),
    ...['-cert', 'issuing.pem', '-CAfile', 'root.pem'],
  );
  expect(foreign.said).toContain('unauthorized');
});

test('[6.03] one address is answered a limited number of times in a minute', async () => {
  const answers = await Promise.all(
    Array.from({ length: 302 }, async () => (await office.app.fetch(`${path}/AAAA`)).status),
  );
  expect(new Set(answers)).toEqual(new Set([200, 429]));
});
