import type { JobDefinition } from '@sarn/platform-server';
import { openInstance, openSecondProcess } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { pem, programs } from '@sarn/signing/programs';
import type { Programs } from '@sarn/signing/programs';
import { sampleAuthority, samplePassword } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import {
  certificateLimits,
  certificateNews,
  getAuthority,
  listCertificateRequests,
} from '../../contract/index.ts';
import { findAuthority } from '../authority.store.ts';
import { findInUse } from '../person-certificate.store.ts';

const dayMs = 86_400_000;
const people = ['head.policy', 'officer.policy', 'head.legal'] as const;
const changed = 'ภูเขาสี่ลูก-88';

let now = new Date();
let office: OfficeInstance;
let tools: Programs;
const serials: Record<string, string> = {};
beforeAll(async () => {
  office = await openInstance({ clock: { now: () => now }, hasRateLimits: true });
  tools = await programs();
  for (const account of ['admin', ...people, 'officer.legal']) await office.token(account);
  // The clock goes on by days: sessions would end.
  await office.app.db.query(`update session set expires_at = '2090-01-01'`);
  await done('admin', 'authority/make', sampleAuthority);
  for (const account of people) {
    await done(account, 'ask', { secret: 'ต้นไม้ริมทาง-42', password: samplePassword });
    await done('admin', 'decide', { id: await waitingId(), decision: 'issue', years: 1 });
    const found = await findInUse(office.app.platform.db, office.person(account));
    serials[account] = found?.serial ?? '';
    tools.write(`${account}.pem`, pem('CERTIFICATE', found?.der ?? new Uint8Array()));
  }
  for (const role of ['root', 'issuing'] as const) {
    const row = await findAuthority(office.app.platform.db, role);
    tools.write(`${role}.pem`, pem('CERTIFICATE', row?.der ?? new Uint8Array()));
  }
});
afterAll(async () => {
  tools.remove();
  await office.close();
});

const post = (account: string, path: string, body: object) =>
  office.post(account, `/certificate/${path}`, body);
async function done(account: string, path: string, body: object): Promise<void> {
  const answer = await post(account, path, body);
  expect(answer.status, `${path}: ${JSON.stringify(answer)}`).toBe(200);
}
const waitingId = async () =>
  listCertificateRequests.output.parse(await office.get('admin', '/certificate/requests')).rows[0]
    ?.id;
const lockOf = async () =>
  getAuthority.output.parse(await office.get('admin', '/certificate/authority')).lock;
const revoke = async (account: string, act = 'revoke') => {
  const { id } = (await findInUse(office.app.platform.db, office.person(account))) ?? {};
  return post('admin', 'change', { id, act, reason: 'ตรวจสอบ', code: 'keyCompromise' });
};
const shownHealth = z.object({
  lines: z.array(z.object({ code: z.string(), state: z.string() })),
});
/** What the page of the system's state shows of the issuing key. */
const healthOf = async () => {
  await office.post('admin', '/health/check', {});
  const { lines } = shownHealth.parse(await office.get('admin', '/health/state'));
  return lines.find(({ code }) => code === 'issuing-key')?.state;
};

let runs = 0;
async function runJob(): Promise<void> {
  runs += 1;
  const { db, jobs } = office.app.platform;
  const job = { name: 'certificate.revoke-leavers' } as JobDefinition;
  await db.transaction((tx) => jobs.send(tx, job, {}, { key: `run ${runs}` }));
  await office.app.settled();
}

/** Whether OpenSSL refuses the certificate by the list that is published. */
async function isListed(account: string): Promise<boolean> {
  const files = await Promise.all(
    (['root.crl', 'issuing.crl'] as const).map(async (name) => {
      const answer = await office.app.fetch(`/api/certificate/pki/${name}`);
      return pem('X509 CRL', new Uint8Array(await answer.arrayBuffer()));
    }),
  );
  tools.write('lists.pem', files.join('\n'));
  const at = ['-attime', String(Math.floor(now.getTime() / 1000))];
  const said = await tools.run(
    ...(['openssl', 'verify', '-crl_check', '-CAfile', 'root.pem', '-untrusted'] as const),
    ...['issuing.pem', '-CRLfile', 'lists.pem', ...at, `${account}.pem`],
  );
  if (!said.isWell) expect(said.said).toContain('revoked');
  return !said.isWell;
}

const statusOf = async (account: string): Promise<string> => {
  const url = `${office.url()}/api/certificate/pki/ocsp`;
  const { said } = await tools.run(
    ...(['openssl', 'ocsp', '-url', url, '-issuer', 'issuing.pem', '-CAfile'] as const),
    ...['root.pem', '-verify_other', 'issuing.pem', '-cert', `${account}.pem`],
  );
  expect(said).toContain('Response verify OK');
  return said;
};

const bell = async (): Promise<number> => {
  const rows = await office.app.db.query<{ id: string }>(
    `select id from notification where person_id = $1 and title_th = $2`,
    [office.person('admin'), certificateNews.locked.th],
  );
  return rows.length;
};

test('[6.03] an authority is made with a secret, unless it is said to be made without; it is open from then on', async () => {
  const { secret: _secret, ...order } = sampleAuthority;
  expect(await post('admin', 'authority/make', order)).toMatchObject({
    code: 'certificate.issuing-secret-missing',
  });
  const same = { ...order, secret: samplePassword.repeat(2), password: samplePassword.repeat(2) };
  expect(await post('admin', 'authority/make', same)).toMatchObject({
    code: 'certificate.secret-is-password',
  });
  const short = { ...order, secret: 'a'.repeat(certificateLimits.secretLength - 1) };
  expect((await post('admin', 'authority/make', short)).status).toBe(422);
  expect(await lockOf()).toMatchObject({ protection: 'secret', openedBy: 'typed', dueSince: null });
});

test('[6.03] while it is locked nothing is issued, renewed or approved, and a refusal of a request works', async () => {
  await done('officer.legal', 'ask', { secret: 'ต้นไม้ริมทาง-42', password: samplePassword });
  await done('admin', 'authority/lock', {});
  expect(await lockOf()).toMatchObject({ openedBy: null });
  const id = await waitingId();
  const locked = { status: 409, code: 'certificate.authority-locked' };
  expect(await post('admin', 'decide', { id, decision: 'issue', years: 1 })).toMatchObject(locked);
  expect(await revoke('head.legal', 'renew')).toMatchObject(locked);
  expect(await waitingId()).toBe(id);
  await done('admin', 'decide', { id, decision: 'refuse', reason: 'รอเปิดกุญแจ' });
});

test('[6.03] what is revoked while it is locked is told by OCSP and by our own verification at once, and by the list when it is open', async () => {
  expect((await revoke('officer.policy')).status).toBe(200);
  expect(await statusOf('officer.policy')).toMatch(/revoked[\s\S]*keyCompromise/);
  expect(await isListed('officer.policy')).toBe(false);
  expect(await lockOf()).toMatchObject({ dueSince: expect.any(String) });
  // Whoever verifies a file here is sent what the list does not have.
  const answer = await office.app.fetch('/api/signature/verify/AAAA');
  const { answers } = (await answer.json()) as { answers: string[] };
  expect(answers).toHaveLength(1);
  expect(await bell()).toBe(1);
  now = new Date(now.getTime() + 60_000);
  expect((await revoke('head.legal', 'suspend')).status).toBe(200);
  expect(await bell()).toBe(1);
  // The job finds nothing that it could do, and says nothing again on the same day.
  await runJob();
  expect(await bell()).toBe(1);
  await done('admin', 'authority/unlock', { secret: sampleAuthority.secret });
  expect(await isListed('officer.policy')).toBe(true);
  expect(await isListed('head.legal')).toBe(true);
  expect(await isListed('head.policy')).toBe(false);
  expect(await lockOf()).toMatchObject({ openedBy: 'typed', dueSince: null });
  const waiting = await office.app.db.query(
    `select 1 from notification where title_th = $1 and settled_at is null`,
    [certificateNews.locked.th],
  );
  expect(waiting).toEqual([]);
});

test('[6.03] a wrong secret opens nothing, stays in the audit trail, and is tried a few times only', async () => {
  await done('admin', 'authority/lock', {});
  const wrong = await post('admin', 'authority/unlock', { secret: 'ภูเขาสามลูก-78' });
  expect(wrong).toMatchObject({ status: 403, code: 'certificate.wrong-issuing-secret' });
  expect(await lockOf()).toMatchObject({ openedBy: null });
  const acts = await office.app.db.query<{ detail: string }>(
    `select coalesce(detail::text, '') detail from audit_entry where act = $1`,
    ['certificate.authority-unlock-refused'],
  );
  expect(acts).toHaveLength(1);
  expect(JSON.stringify(acts)).not.toContain('ภูเขา');
  const tries = await Promise.all(
    Array.from({ length: 6 }, () => post('admin', 'authority/unlock', { secret: 'ผิดอีกครั้ง' })),
  );
  expect(tries.map(({ status }) => status)).toContain(429);
  // Others have tries of their own, and only those with the permission.
  expect((await post('head.policy', 'authority/unlock', { secret: 'x' })).status).toBe(403);
});

test('[6.03] before the list ends it is told that nobody can sign the next one', async () => {
  expect(await healthOf()).toBe('warning');
  await done('admin', 'authority/list-days', { days: 14, seen: 7 });
  const late = await post('admin', 'authority/list-days', { days: 3, seen: 7 });
  expect(late).toMatchObject({ code: 'certificate.list-days-changed' });
  const before = await bell();
  now = new Date(now.getTime() + 2 * dayMs);
  await runJob();
  expect(await bell()).toBe(before);
  now = new Date(now.getTime() + 3 * dayMs);
  await runJob();
  expect(await bell()).toBe(before + 1);
  expect(await healthOf()).toBe('failed');
});

test('[6.03] another secret opens it from then on; lists are good for as long as was chosen, and signed each day', async () => {
  const order = { password: samplePassword, newSecret: changed };
  const wrong = { ...order, secret: 'ภูเขาสามลูก-78' };
  expect(await post('admin', 'authority/change-secret', wrong)).toMatchObject({
    code: 'certificate.wrong-issuing-secret',
  });
  await done('admin', 'authority/change-secret', { ...order, secret: sampleAuthority.secret });
  expect(await healthOf()).toBe('ok');
  await runJob();
  const { listUntil } = (await lockOf()) ?? {};
  expect(Date.parse(listUntil ?? '') - now.getTime()).toBe(14 * dayMs);
  const number = async () =>
    Number(
      getAuthority.output.parse(await office.get('admin', '/certificate/authority')).listNumber,
    );
  const before = await number();
  now = new Date(now.getTime() + dayMs);
  await runJob();
  await runJob();
  expect(await number()).toBe(before + 1);
});

test('[6.03] another process has what was typed in this one no more than a server that was started again', async () => {
  const second = await openSecondProcess(office);
  const shown = getAuthority.output.parse(await second.get('admin', '/certificate/authority'));
  expect(shown.lock).toMatchObject({ openedBy: null, isShared: true });
  expect(await lockOf()).toMatchObject({ openedBy: 'typed' });
  await second.close();
});
