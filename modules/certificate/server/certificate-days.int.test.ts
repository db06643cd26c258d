import { X509Certificate } from 'node:crypto';
import { formatInstant } from '@sarn/kernel';
import type { JobDefinition } from '@sarn/platform-server';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { pem, programs } from '@sarn/signing/programs';
import type { Programs } from '@sarn/signing/programs';
import { sampleAuthority, samplePassword } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  certificateLimits,
  certificateNews,
  getCertifiedPerson,
  getOwnCertificate,
  listCertificateRequests,
} from '../contract/index.ts';

const dayMs = 86_400_000;
const secret = 'ต้นไม้ริมทาง-42';

/** What days do to certificates: the clock of the server is set by hand, and its jobs are run when their hour comes. */
let now = new Date();
let office: OfficeInstance;
let tools: Programs;
beforeAll(async () => {
  [office, tools] = [await openInstance({ clock: { now: () => now } }), await programs()];
  for (const account of ['admin', 'head.policy', 'head.legal', 'officer.legal', 'officer.policy'])
    await office.token(account);
  // The clock goes a year ahead: their sessions would end.
  await office.app.db.query(`update session set expires_at = '2090-01-01'`);
  await done('admin', 'authority/make', sampleAuthority);
  for (const account of ['head.policy', 'head.legal', 'officer.legal']) await certify(account);
});
afterAll(async () => {
  tools.remove();
  await office.close();
});

async function done(account: string, path: string, body: object): Promise<void> {
  const answer = await office.post(account, `/certificate/${path}`, body);
  expect(answer.status, `${path}: ${JSON.stringify(answer)}`).toBe(200);
}

async function certify(account: string): Promise<void> {
  await done(account, 'ask', { secret, password: samplePassword });
  const { rows } = listCertificateRequests.output.parse(
    await office.get('admin', '/certificate/requests'),
  );
  await done('admin', 'decide', { id: rows[0]?.id, decision: 'issue', years: 1 });
}

const certificateOf = async (account: string) => {
  const { certificate } = getOwnCertificate.output.parse(
    await office.get(account, '/certificate/mine'),
  );
  if (!certificate) throw new Error(`${account} has no certificate`);
  return certificate;
};

let runs = 0;
async function run(
  name: 'certificate.tell-expiry' | 'certificate.revoke-leavers' | 'personnel.orders',
): Promise<void> {
  runs += 1;
  const { db, jobs } = office.app.platform;
  const job = { name } as JobDefinition;
  await db.transaction((tx) => jobs.send(tx, job, {}, { key: `run ${runs}` }));
  await office.app.settled();
}

/** How often the person was told that the certificate ends soon. */
async function told(account: string): Promise<number> {
  const answer = await office.post(account, '/service/get-all-notification', {
    ...{ take: 100, skip: 0 },
  });
  return JSON.stringify(answer).split(certificateNews.expiring.th).length - 1;
}

/** Of such tellings how many days were left, without those that are known. */
async function toldDays(account: string, known = new Set<string>()) {
  const rows = await office.app.db.query<{ id: string; message: string }>(
    `select id, message from notification where person_id = $1 and title_th = $2`,
    [office.person(account), certificateNews.expiring.th],
  );
  const fresh = rows.filter(({ id }) => !known.has(id));
  return {
    ids: new Set(rows.map(({ id }) => id)),
    days: fresh.map(({ message }) => message.split(' ')[0]),
  };
}

async function listedSerials(): Promise<string> {
  const answer = await office.app.fetch('/api/certificate/pki/issuing.crl');
  tools.write('list.pem', pem('X509 CRL', new Uint8Array(await answer.arrayBuffer())));
  const { said } = await tools.run('openssl', 'crl', '-in', 'list.pem', '-noout', '-text');
  return said.toUpperCase();
}

test('[6.03] the file of another authority whose time has not begun is refused with the day on which it can be brought', async () => {
  const [name, use] = ['/CN=Somchai', 'keyUsage=critical,digitalSignature,nonRepudiation'];
  const key = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-keyout',
    'own.key',
  ];
  await tools.run(
    'openssl',
    'req',
    '-x509',
    ...key,
    '-subj',
    name,
    '-addext',
    use,
    '-out',
    'own.pem',
  );
  await tools.run(
    ...['openssl', 'pkcs12', '-export', '-in', 'own.pem', '-inkey', 'own.key'],
    ...['-passout', 'pass:file-password', '-out', 'own.p12'],
  );
  const pkcs12 = Buffer.from(tools.read('own.p12')).toString('base64');
  const from = new X509Certificate(tools.read('own.pem')).validFromDate;
  const order = { pkcs12, filePassword: 'file-password', secret, password: samplePassword };
  const real = now;
  now = new Date(from.getTime() - 1);
  expect(await office.post('officer.policy', '/certificate/import', order)).toMatchObject({
    ...{ status: 422, code: 'certificate.not-yet-valid' },
    params: { from: formatInstant(from.toISOString(), 'full') },
  });
  now = from;
  await done('officer.policy', 'import', order);
  await done('officer.policy', 'revoke-own', { reason: 'ตรวจสอบเสร็จแล้ว' });
  now = real;
});

test('[6.03] the list of revocations is published anew each day, though nothing was revoked', async () => {
  const file = async () => {
    const answer = await office.app.fetch('/api/certificate/pki/issuing.crl');
    return Buffer.from(await answer.arrayBuffer()).toString('hex');
  };
  const first = await file();
  now = new Date(now.getTime() + dayMs / 2);
  await run('certificate.revoke-leavers');
  expect(await file()).toBe(first);
  now = new Date(now.getTime() + dayMs / 2);
  await run('certificate.revoke-leavers');
  expect(await file()).not.toBe(first);
});

const of = async (account: string) =>
  getCertifiedPerson.output.parse(
    await office.get('admin', `/certificate/person?personId=${office.person(account)}`),
  );
const keysOf = async (account: string) => {
  const [row] = await office.app.db.query<{ keys: number }>(
    'select count(sealed_key)::int keys from person_certificate where person_id = $1',
    [office.person(account)],
  );
  return row?.keys;
};

async function changeAccount(account: string, path: string, answer = 200): Promise<void> {
  const { status, ...said } = await office.post('admin', `/personnel/${path}`, {
    reason: 'โอนไปหน่วยงานอื่น',
  });
  expect(status, `${account} ${path}: ${JSON.stringify(said)}`).toBe(answer);
}

test('[6.03] the certificate of a suspended account is suspended, and of a closed one revoked; openssl finds both on the list', async () => {
  const personId = office.person('head.legal');
  const { serial } = await certificateOf('head.legal');
  const number = serial.toUpperCase();
  await run('certificate.revoke-leavers');
  // Whoever works here keeps it.
  expect((await certificateOf('head.legal')).state).toBe('valid');
  expect(await listedSerials()).not.toContain(number);

  await changeAccount('head.legal', `accounts/${personId}/suspend`);
  await run('certificate.revoke-leavers');
  const held = await of('head.legal');
  expect(held.certificates).toMatchObject([{ serial, state: 'suspended' }]);
  // Nobody did it: the system did.
  expect(held.history[0]).toMatchObject({ act: 'suspend', actorName: '' });
  expect(await listedSerials()).toMatch(new RegExp(`${number}[^]*CERTIFICATE HOLD`));
  // Once, however often the job runs.
  await run('certificate.revoke-leavers');
  expect((await of('head.legal')).history).toHaveLength(held.history.length);

  await changeAccount('head.legal', `ended-accounts/${personId}/close`);
  await run('certificate.revoke-leavers');
  const gone = await of('head.legal');
  expect(gone.certificates).toMatchObject([{ serial, state: 'revoked' }]);
  expect(gone.history[0]).toMatchObject({ act: 'revoke', actorName: '' });
  expect(await listedSerials()).toMatch(new RegExp(`${number}[^]*AFFILIATION CHANGED`));
  expect(await keysOf('head.legal')).toBe(0);
  expect((await certificateOf('head.policy')).state).toBe('valid');
});

test('[6.03] an account that is opened again has its certificate, once an administrator lets it be used', async () => {
  const personId = office.person('officer.legal');
  await changeAccount('officer.legal', `accounts/${personId}/suspend`);
  await run('certificate.revoke-leavers');
  await changeAccount('officer.legal', `ended-accounts/${personId}/restore`);
  await run('certificate.revoke-leavers');
  const [certificate] = (await of('officer.legal')).certificates;
  expect(certificate).toMatchObject({ state: 'suspended' });
  await done('admin', 'change', { id: certificate?.id, act: 'resume', reason: 'กลับมาทำงาน' });
  await run('certificate.revoke-leavers');
  expect((await of('officer.legal')).certificates).toMatchObject([{ state: 'valid' }]);
  expect(await keysOf('officer.legal')).toBe(1);
});

test('[6.03] who leaves by an order loses the certificate in the night after the last day', async () => {
  const personId = office.person('officer.legal');
  const leaves = { lastDay: office.today, kind: 'resigned', orderNo: '3/2570', reason: '' };
  const ordered = await office.post('admin', `/personnel/people/${personId}/leave`, leaves);
  expect(ordered.status, JSON.stringify(ordered)).toBe(200);
  await run('personnel.orders');
  await run('certificate.revoke-leavers');
  expect((await of('officer.legal')).certificates).toMatchObject([{ state: 'valid' }]);
  now = new Date(now.getTime() + dayMs);
  await run('personnel.orders');
  await run('certificate.revoke-leavers');
  expect((await of('officer.legal')).certificates).toMatchObject([{ state: 'revoked' }]);
  expect(await keysOf('officer.legal')).toBe(0);
});

const waitingOf = async (personId: string) =>
  listCertificateRequests.output
    .parse(await office.get('admin', '/certificate/requests'))
    .rows.filter((row) => row.personId === personId);

/** Acts of the trail about the request of somebody that nobody but the system did. */
async function trailOf(personId: string): Promise<string[]> {
  const rows = await office.app.db.query<{ act: string }>(
    `select act from audit_entry where subject_id = $1 and act = 'certificate.end' and caller_id is null`,
    [personId],
  );
  return rows.map(({ act }) => act);
}

/** How many notices ask the account to decide on a request. */
async function openWork(account: string): Promise<number> {
  const rows = await office.app.db.query(
    `select id from notification where person_id = $1 and work_key like 'certificate-request:%' and settled_at is null`,
    [office.person(account)],
  );
  return rows.length;
}

/** What the account was told about a request that the system ended. */
const toldEnded = (account: string) =>
  office.app.db.query(
    'select message, options from notification where person_id = $1 and title_th = $2',
    [office.person(account), certificateNews.ended.th],
  );

/** A session after those of before ended. */
async function signedInAgain(username: string): Promise<string | undefined> {
  const answer = await office.app.fetch('/api/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: samplePassword }),
  });
  return ((await answer.json()) as { token?: string }).token;
}

test('[6.03] nobody issues a certificate to somebody whose account is suspended', async () => {
  const personId = office.person('officer2.legal');
  await office.token('officer2.legal');
  await done('officer2.legal', 'ask', { secret, password: samplePassword });
  await changeAccount('officer2.legal', `accounts/${personId}/suspend`);
  const { rows } = listCertificateRequests.output.parse(
    await office.get('admin', '/certificate/requests'),
  );
  const id = rows.find((row) => row.personId === personId)?.id;
  const post = (requestId = '') =>
    office.post('admin', '/certificate/decide', { id: requestId, decision: 'issue', years: 1 });
  expect(await openWork('admin')).toBe(1);
  expect(await post(id)).toMatchObject({
    ...{ status: 409, code: 'certificate.person-left' },
  });
  // Nor does it wait for ever: the system ends it, with the reason, once.
  await run('certificate.revoke-leavers');
  await run('certificate.revoke-leavers');
  expect(await waitingOf(personId)).toEqual([]);
  const { request, history } = await of('officer2.legal');
  expect(request).toMatchObject({ id, state: 'ended', reason: 'บัญชีผู้ใช้งานถูกระงับ' });
  expect(history.filter(({ act }) => act === 'end')).toMatchObject([
    { actorName: '', reason: 'บัญชีผู้ใช้งานถูกระงับ' },
  ]);
  expect(await trailOf(personId)).toEqual(['certificate.end']);
  expect(await openWork('admin')).toBe(0);
  expect(await post(id)).toMatchObject({ status: 404, code: 'platform.not-found' });

  // Who comes back finds it in the bell, once, with the reason, and on the own panel, and asks anew.
  await changeAccount('officer2.legal', `ended-accounts/${personId}/restore`);
  expect(await toldEnded('officer2.legal')).toEqual([
    { message: 'บัญชีผู้ใช้งานถูกระงับ', options: { PATH: '/profile' } },
  ]);
  const headers = { authorization: `Bearer ${await signedInAgain('officer2.legal')}` };
  const mine = await office.app.fetch('/api/certificate/mine', { headers });
  expect(getOwnCertificate.output.parse(await mine.json())).toMatchObject({
    ...{ certificate: null, request: { id, state: 'ended', reason: 'บัญชีผู้ใช้งานถูกระงับ' } },
  });
});

test('[6.03] a request of somebody who left is ended, too, and its key is deleted', async () => {
  const personId = office.person('officer.policy');
  await office.token('officer.policy');
  await done('officer.policy', 'ask', { secret, password: samplePassword });
  await changeAccount('officer.policy', `accounts/${personId}/suspend`);
  await changeAccount('officer.policy', `ended-accounts/${personId}/close`);
  await run('certificate.revoke-leavers');
  expect((await of('officer.policy')).request).toMatchObject({
    ...{ state: 'ended', reason: 'พ้นจากหน่วยงาน' },
  });
  // Nobody reads it any more.
  expect(await toldEnded('officer.policy')).toEqual([]);
  const [row] = await office.app.db.query<{ keys: number }>(
    'select count(sealed_key)::int keys from certificate_request where person_id = $1',
    [personId],
  );
  expect(row?.keys).toBe(0);
});

test('[6.03] the owner is told 30, 7 and 1 days before the end, once each, however often the job runs', async () => {
  const { notAfter } = await certificateOf('head.policy');
  const end = Date.parse(notAfter);
  // Each morning of the last weeks, at an hour that is not that of the end.
  const tellings: number[] = [];
  for (let left = 33; left >= -1; left -= 1) {
    now = new Date(end - left * dayMs + dayMs / 3);
    const before = await told('head.policy');
    await run('certificate.tell-expiry');
    await run('certificate.tell-expiry');
    const more = (await told('head.policy')) - before;
    tellings.push(...Array.from({ length: more }, () => left));
  }
  expect(tellings).toEqual([...certificateLimits.toldDays]);
});

test('[6.03] a morning on which the server was off is made up for at the next run, once, with the days that are left', async () => {
  const personId = office.person('head.policy');
  const { notAfter } = await certificateOf('head.policy');
  const end = Date.parse(notAfter);
  // As if the server had been off since before the first telling.
  await office.app.db.query('update person_certificate set told_days = null where person_id = $1', [
    personId,
  ]);
  const messages = async (left: number) => {
    now = new Date(end - left * dayMs);
    const { ids } = await toldDays('head.policy');
    for (let times = 0; times < 2; times += 1) await run('certificate.tell-expiry');
    return (await toldDays('head.policy', ids)).days;
  };
  // The mornings of 30 and of 7 days were missed: one telling for both.
  expect(await messages(4.5)).toEqual(['5']);
  expect(await messages(3.5)).toEqual([]);
  // That of one day was missed, too; the certificate still has some hours.
  expect(await messages(0.25)).toEqual(['1']);
  expect(await messages(-0.25)).toEqual([]);
});
