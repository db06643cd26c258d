import { X509Certificate, createPrivateKey } from 'node:crypto';
import { readCertificate } from '@sarn/signing/contract';
import { openKey } from '@sarn/signing/server';
import { pem, programs } from '@sarn/signing/programs';
import type { Programs } from '@sarn/signing/programs';
import { openInstance, sheetRows } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { sampleAuthority, samplePassword } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  getAuthority,
  getCertifiedPerson,
  getOwnCertificate,
  listCertificateRequests,
  listCertifiedPeople,
  makeAuthority,
} from '../contract/index.ts';
import { findAuthority } from './authority.store.ts';
import { expiryCheck, expiryMetrics } from './expiry.health.ts';
import { findInUse } from './person-certificate.store.ts';
import { insertRequest, lastRequest } from './request.store.ts';

const secret = 'ต้นไม้ริมทาง-42';
const password = samplePassword;

let office: OfficeInstance;
let tools: Programs;
beforeAll(async () => {
  office = await openInstance();
  tools = await programs();
});
afterAll(async () => {
  tools.remove();
  await office.close();
});

const own = async (account: string) =>
  getOwnCertificate.output.parse(await office.get(account, '/certificate/mine'));
const post = (account: string, path: string, input: object) =>
  office.post(account, `/certificate/${path}`, input);

/** Asks, and lets the administrator issue the certificate. */
async function issueTo(account: string) {
  expect((await post(account, 'ask', { secret, password })).status).toBe(200);
  const { rows } = listCertificateRequests.output.parse(
    await office.get('admin', '/certificate/requests'),
  );
  const id = rows[0]?.id;
  expect((await post('admin', 'decide', { id, decision: 'issue', years: 2 })).status).toBe(200);
}

const crlFile = async () => {
  const answer = await office.app.fetch('/api/certificate/pki/issuing.crl');
  return new Uint8Array(await answer.arrayBuffer());
};

test('[6.10] before there is an authority nobody can ask', async () => {
  expect(await own('head.policy')).toMatchObject({ isReady: false, certificate: null });
  expect(await post('head.policy', 'ask', { secret, password })).toMatchObject({
    code: 'certificate.no-authority',
  });
});

test('[6.10] the authority is made once; its root key is handed out and kept nowhere', async () => {
  const order = sampleAuthority;
  expect((await post('head.policy', 'authority/make', order)).status).toBe(403);
  expect((await post('admin', 'authority/make', { ...order, password: 'wrong' })).status).toBe(403);
  const made = await post('admin', 'authority/make', order);
  const { rootKey } = makeAuthority.output.parse(made);
  expect(createPrivateKey({ key: rootKey, passphrase: order.passphrase }).type).toBe('private');
  // The answer may have been lost: while nothing was issued, it is made again.
  expect((await post('admin', 'authority/make', order)).status).toBe(200);
  const root = await findAuthority(office.app.platform.db, 'root');
  expect(root?.sealedKey).toBeNull();
  const { rows } = getAuthority.output.parse(await office.get('admin', '/certificate/authority'));
  expect(rows.map(({ role }) => role)).toEqual([
    ...['root', 'issuing', 'timestamp', 'responder', 'agency-seal'],
  ]);
});

test('[6.03] a person asks, another one issues, and openssl trusts the certificate', async () => {
  await issueTo('head.policy');
  const { certificate } = await own('head.policy');
  expect(certificate).toMatchObject({ state: 'valid', origin: 'own' });
  const personId = office.person('head.policy');
  const row = await findInUse(office.app.platform.db, personId);
  const der = new Uint8Array(row?.der ?? []);
  const x509 = new X509Certificate(der);
  expect(x509.subject).toContain('O=');
  const [root, issuing] = [
    await findAuthority(office.app.platform.db, 'root'),
    await findAuthority(office.app.platform.db, 'issuing'),
  ];
  const pemOf = (bytes: Uint8Array | undefined) => pem('CERTIFICATE', bytes ?? new Uint8Array());
  tools.write('root.pem', pemOf(root?.der));
  tools.write('issuing.pem', pemOf(issuing?.der));
  tools.write('person.pem', pemOf(der));
  const said = await tools.run(
    ...(['openssl', 'verify', '-CAfile', 'root.pem', '-untrusted', 'issuing.pem'] as const),
    'person.pem',
  );
  expect(said).toMatchObject({ isWell: true });
  // The key that is stored belongs to it, and opens with the secret of the person alone.
  const pkcs8 = await openKey(row?.sealedKey ?? '', secret);
  const key = createPrivateKey({ key: Buffer.from(pkcs8), format: 'der', type: 'pkcs8' });
  expect(x509.checkPrivateKey(key)).toBe(true);
  await expect(openKey(row?.sealedKey ?? '', password)).rejects.toThrow('signing.wrong-secret');
  const again = { ...sampleAuthority, name: 'กรมอื่น' };
  expect(await post('admin', 'authority/make', again)).toMatchObject({
    code: 'certificate.authority-exists',
  });
});

test('[6.03] nobody decides a request of their own, and a refused one keeps no key', async () => {
  expect((await post('admin', 'ask', { secret, password })).status).toBe(200);
  const [mine] = listCertificateRequests.output.parse(
    await office.get('admin', '/certificate/requests'),
  ).rows;
  expect(mine?.isOwn).toBe(true);
  const decision = { id: mine?.id, decision: 'issue' };
  expect(await post('admin', 'decide', decision)).toMatchObject({
    code: 'certificate.own-request',
  });
  expect((await post('admin', 'withdraw', { id: mine?.id })).status).toBe(200);
  const last = await lastRequest(office.app.platform.db, office.person('admin'));
  expect(last).toMatchObject({ state: 'withdrawn', sealedKey: null });
});

test('[6.03] a suspended certificate stands on the list and leaves it again; a revoked one stays', async () => {
  const personId = office.person('head.policy');
  const { certificate } = await own('head.policy');
  const change = (act: string) =>
    post('admin', 'change', { id: certificate?.id, act, reason: 'ตรวจสอบ', code: 'keyCompromise' });
  const serial = certificate?.serial.toUpperCase() ?? '';
  const listed = async () => {
    tools.write('list.pem', pem('X509 CRL', await crlFile()));
    const { said } = await tools.run('openssl', 'crl', '-in', 'list.pem', '-noout', '-text');
    return said.toUpperCase().includes(serial);
  };
  expect(await listed()).toBe(false);
  await change('suspend');
  expect(await listed()).toBe(true);
  await change('resume');
  expect(await listed()).toBe(false);
  await change('revoke');
  expect(await listed()).toBe(true);
  expect((await change('resume')).status).toBe(409);
  expect(await findInUse(office.app.platform.db, personId)).toBeUndefined();
  const person = getCertifiedPerson.output.parse(
    await office.get('admin', `/certificate/person?personId=${personId}`),
  );
  expect(person.certificates[0]).toMatchObject({ state: 'revoked', reason: 'ตรวจสอบ' });
  expect(person.history.map(({ act }) => act)).toEqual([
    ...['revoke', 'resume', 'suspend', 'issue', 'ask'],
  ]);
});

test('[6.03] the lists of people follow the state', async () => {
  const list = async (filter: string) =>
    listCertifiedPeople.output.parse(
      await office.get('admin', `/certificate/people?filter=${filter}`),
    );
  expect((await list('revoked')).rows.map(({ personId }) => personId)).toEqual([
    office.person('head.policy'),
  ]);
  expect((await list('in-use')).total).toBe(0);
  const { counts } = await list('none');
  expect(counts).toMatchObject({ revoked: 1, asked: 0, 'in-use': 0 });
  expect((await office.get('head.policy', '/certificate/people')).status).toBe(403);
});

test('[6.10] the list is narrowed to a unit with those below it, and what waits comes first', async () => {
  const list = async (query: string) =>
    listCertifiedPeople.output.parse(await office.get('admin', `/certificate/people?${query}`));
  expect((await post('officer.policy', 'ask', { secret, password })).status).toBe(200);
  const names = ({ rows }: Awaited<ReturnType<typeof list>>) =>
    rows.map(({ personId }) => personId);
  const everybody = await list('filter=all&sort=todo');
  expect(everybody.total).toBe(everybody.counts.all);
  expect(names(everybody)[0]).toBe(office.person('officer.policy'));
  expect(everybody.rows[0]?.unit).not.toBe('');
  expect(names(await list('filter=all&sort=name'))).not.toEqual(names(everybody));
  const legal = await list(`filter=all&unitId=${office.unit('legal')}`);
  expect(names(legal)).toContain(office.person('head.legal'));
  expect(names(legal)).not.toContain(office.person('officer.policy'));
  expect(legal.counts).toMatchObject({ asked: 0, all: legal.total });
  const file = await office.app.fetch('/api/certificate/people/export?filter=asked', {
    headers: { authorization: `Bearer ${await office.token('admin')}` },
  });
  expect(file.status).toBe(200);
  const [, headings, ...rows] = sheetRows(Buffer.from(await file.arrayBuffer()));
  expect(headings?.[3]).toBe('สถานะ');
  expect(rows.map((row) => row[3])).toEqual(['รออนุมัติ']);
  const { request } = await own('officer.policy');
  expect((await post('officer.policy', 'withdraw', { id: request?.id })).status).toBe(200);
});

test('[6.03] a renewed certificate has the same key; the secret can be changed by whoever knows it', async () => {
  await issueTo('head.policy');
  const before = await findInUse(office.app.platform.db, office.person('head.policy'));
  await post('admin', 'change', { id: before?.id, act: 'renew', reason: 'ใกล้หมดอายุ', years: 3 });
  const after = await findInUse(office.app.platform.db, office.person('head.policy'));
  const key = (der: Buffer | undefined) => readCertificate(new Uint8Array(der ?? [])).publicKey;
  expect(after?.id).not.toBe(before?.id);
  expect(key(after?.der)).toEqual(key(before?.der));
  const wrong = { secret: 'ไม่ใช่รหัสนี้แน่นอน', newSecret: 'รหัสใหม่ของฉัน-77' };
  expect((await post('head.policy', 'change-secret', wrong)).status).toBe(403);
  expect((await post('head.policy', 'change-secret', { ...wrong, secret })).status).toBe(200);
  const now = await findInUse(office.app.platform.db, office.person('head.policy'));
  expect((await openKey(now?.sealedKey ?? '', wrong.newSecret)).length).toBeGreaterThan(50);
});

/** As if the certificate in use of a person ended in so many days. */
async function endIn(account: string, days: number) {
  await office.app.db.query(
    `update person_certificate set not_after = now() + make_interval(days => $2)
     where person_id = $1 and state = 'valid'`,
    [office.person(account), days],
  );
}

test('[6.03] who lost the secret suspends at once; only somebody else lets the certificate be used again', async () => {
  await issueTo('head.legal');
  const personId = office.person('head.legal');
  const before = await crlFile();
  const reason = 'โทรศัพท์หาย';
  expect((await post('head.legal', 'suspend-own', { reason: 'x' })).status).toBe(422);
  expect((await post('head.legal', 'suspend-own', { reason })).status).toBe(200);
  const { certificate } = await own('head.legal');
  expect(certificate).toMatchObject({ state: 'suspended', reason });
  expect(await crlFile()).not.toEqual(before);
  expect(await post('head.legal', 'suspend-own', { reason })).toMatchObject({
    code: 'certificate.not-possible',
  });
  // Neither a renewal nor the own hand lifts it.
  expect(await post('head.legal', 'ask-renewal', {})).toMatchObject({
    code: 'certificate.not-possible',
  });
  const resume = { id: certificate?.id, act: 'resume', reason: 'พบแล้ว' };
  expect((await post('head.legal', 'change', resume)).status).toBe(403);
  expect((await post('admin', 'change', resume)).status).toBe(200);
  expect((await own('head.legal')).certificate).toMatchObject({ state: 'valid', reason: '' });
  const { history } = getCertifiedPerson.output.parse(
    await office.get('admin', `/certificate/person?personId=${personId}`),
  );
  expect(history.map(({ act }) => act)).toEqual(['resume', 'suspend', 'issue', 'ask']);
  expect(await post('officer.legal', 'suspend-own', { reason })).toMatchObject({ status: 404 });
});

test('[6.03] a renewal is asked for in the last 30 days, approved by somebody else, and keeps key and secret', async () => {
  expect(await post('head.legal', 'ask-renewal', {})).toMatchObject({
    code: 'certificate.too-early',
  });
  await endIn('head.legal', 29);
  const before = await findInUse(office.app.platform.db, office.person('head.legal'));
  expect((await post('head.legal', 'ask-renewal', {})).status).toBe(200);
  expect(await post('head.legal', 'ask-renewal', {})).toMatchObject({
    code: 'certificate.asked-already',
  });
  const [asked] = listCertificateRequests.output.parse(
    await office.get('admin', '/certificate/requests'),
  ).rows;
  expect(asked).toMatchObject({ isRenewal: true, personId: office.person('head.legal') });
  // Meanwhile it signs as before, and the secret can be changed.
  const newSecret = 'รหัสใหม่ระหว่างรอ-9';
  expect((await post('head.legal', 'change-secret', { secret, newSecret })).status).toBe(200);
  const decision = { id: asked?.id, decision: 'issue', years: 2 };
  expect((await post('head.legal', 'decide', decision)).status).toBe(403);
  expect((await post('admin', 'decide', decision)).status).toBe(200);
  const after = await findInUse(office.app.platform.db, office.person('head.legal'));
  expect(after?.id).not.toBe(before?.id);
  const key = (der: Buffer | undefined) => readCertificate(new Uint8Array(der ?? [])).publicKey;
  expect(key(after?.der)).toEqual(key(before?.der));
  expect((await openKey(after?.sealedKey ?? '', newSecret)).length).toBeGreaterThan(50);
  const { certificate, request } = await own('head.legal');
  expect(certificate?.daysLeft).toBeGreaterThan(700);
  expect(request).toMatchObject({ state: 'issued', isRenewal: true });
  const { certificates } = getCertifiedPerson.output.parse(
    await office.get('admin', `/certificate/person?personId=${office.person('head.legal')}`),
  );
  expect(certificates.map(({ state }) => state)).toEqual(['valid', 'replaced']);
});

test('[6.03] a refused renewal leaves the certificate; a revoked or renewed one ends its request', async () => {
  const renewal = async () => {
    await endIn('head.legal', 20);
    expect((await post('head.legal', 'ask-renewal', {})).status).toBe(200);
    return (await own('head.legal')).request;
  };
  const refuse = { decision: 'refuse', reason: 'ย้ายหน่วยงาน' };
  expect((await post('admin', 'decide', { id: (await renewal())?.id, ...refuse })).status).toBe(
    200,
  );
  expect(await own('head.legal')).toMatchObject({
    certificate: { state: 'valid' },
    request: { state: 'refused', reason: refuse.reason },
  });
  await renewal();
  const renew = { act: 'renew', reason: 'ใกล้หมดอายุ', years: 1 };
  const { certificate } = await own('head.legal');
  expect((await post('admin', 'change', { id: certificate?.id, ...renew })).status).toBe(200);
  expect((await own('head.legal')).request).toMatchObject({ state: 'issued' });
  const last = await renewal();
  // One that was suspended meanwhile is not renewed.
  expect((await post('head.legal', 'suspend-own', { reason: 'เครื่องหาย' })).status).toBe(200);
  expect(await post('admin', 'decide', { id: last?.id, decision: 'issue' })).toMatchObject({
    code: 'certificate.not-possible',
  });
  expect((await post('head.legal', 'revoke-own', { reason: 'เครื่องหาย' })).status).toBe(200);
  expect(await own('head.legal')).toMatchObject({
    certificate: null,
    request: { state: 'withdrawn' },
  });
});

/** A certificate of another authority with its issuer, as a file of a national one. */
async function otherFile(filePassword: string): Promise<string> {
  const openssl = async (...args: readonly string[]) => {
    const { isWell, said } = await tools.run('openssl', ...args);
    expect(isWell, said).toBe(true);
  };
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  await openssl('req', '-x509', ...curve, '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=CA');
  await openssl('req', ...curve, '-keyout', 'own.key', '-out', 'own.csr', '-subj', '/CN=Somchai');
  tools.write('own.ext', 'keyUsage=critical,digitalSignature,nonRepudiation\n');
  await openssl(
    ...['x509', '-req', '-in', 'own.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-days', '30'],
    ...['-extfile', 'own.ext', '-out', 'own.pem'],
  );
  await openssl(
    ...['pkcs12', '-export', '-in', 'own.pem', '-inkey', 'own.key', '-certfile', 'ca.pem'],
    ...['-passout', `pass:${filePassword}`, '-out', 'own.p12'],
  );
  return Buffer.from(tools.read('own.p12')).toString('base64');
}

test('[6.03] a file of another authority is taken over with its issuers, by the password of the file alone', async () => {
  const pkcs12 = await otherFile('file-password');
  const order = { pkcs12, filePassword: 'file-password', secret, password };
  expect(await post('officer.policy', 'import', { ...order, filePassword: 'other' })).toMatchObject(
    {
      code: 'certificate.wrong-file-password',
    },
  );
  const junk = Buffer.from('no file at all').toString('base64');
  expect(await post('officer.policy', 'import', { ...order, pkcs12: junk })).toMatchObject({
    code: 'certificate.bad-file',
  });
  expect((await post('officer.policy', 'import', order)).status).toBe(200);
  expect((await own('officer.policy')).certificate).toMatchObject({
    ...{ origin: 'imported', subject: 'Somchai', issuer: 'CA', state: 'valid' },
  });
  const row = await findInUse(office.app.platform.db, office.person('officer.policy'));
  expect(row?.chain.map((der) => new X509Certificate(der).subject)).toEqual(['CN=CA']);
  expect(await post('officer.legal', 'import', order)).toMatchObject({ code: 'certificate.taken' });
  // Its issuer revokes it: it is on no list of the agency, and cannot be renewed here.
  const renewal = { id: row?.id, act: 'renew', reason: 'ใกล้หมดอายุ' };
  expect((await post('admin', 'change', renewal)).status).toBe(409);
});

test('a certificate that ends soon is told as the health of the system, and to who watches many', async () => {
  const { db, clock } = office.app.platform;
  const after = (days: number) => ({
    now: () => new Date(clock.now().getTime() + days * 86_400_000),
  });
  // The one of the other authority above is good for thirty days; those of the agency for years.
  expect(await expiryCheck(after(1)).check(db)).toMatchObject({ state: 'warning' });
  expect(await expiryCheck(after(25)).check(db)).toMatchObject({ state: 'failed' });
  expect(await expiryCheck(after(40)).check(db)).toMatchObject({ state: 'ok' });
  const authority = await findAuthority(db, 'issuing');
  const [metric] = await expiryMetrics(clock).read(db);
  expect(metric?.samples).toContainEqual({
    ...{ labels: { kind: 'issuing' }, value: Date.parse(authority?.notAfter ?? '') / 1_000 },
  });
  expect(metric?.samples.map(({ labels }) => labels?.['kind']).toSorted()).toEqual([
    ...['agency-seal', 'issuing', 'person', 'responder', 'root', 'timestamp'],
  ]);
});

test('a request is taken with a plan for any value too, as PostgreSQL has after some of them', async () => {
  const asked = {
    ...{ personId: office.person('officer2.legal'), publicKey: new Uint8Array([1]) },
    ...{ sealedKey: 'sealed', askedAt: '2026-01-05T02:00:00.000Z' },
    ...{ pkcs10: null, renews: null },
  };
  const [first, second] = await office.app.db.transaction(async (tx) => {
    await tx.query(`set local plan_cache_mode = 'force_generic_plan'`);
    return [await insertRequest(tx, asked), await insertRequest(tx, asked)];
  });
  expect(first).not.toBeNull();
  // The person has one that waits.
  expect(second).toBeNull();
});
