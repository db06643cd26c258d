import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openInstance, openSecondProcess, usualSettings } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { sampleAuthority, samplePassword, temporaryFolder } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAuthority, listCertificateRequests } from '../../contract/index.ts';

const { secret } = sampleAuthority;
const file = join(temporaryFolder('sarn-secret-'), 'issuing-secret');
const settings = { ...usualSettings, issuingSecretFile: file };

/** With an authority as it was made before there were secrets. */
let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
  const order = { ...sampleAuthority, secret: undefined, protection: 'installation' };
  expect((await post('admin', 'authority/make', order)).status).toBe(200);
});
afterAll(() => office.close());

const post = (account: string, path: string, body: object) =>
  office.post(account, `/certificate/${path}`, body);
const lockOf = async () =>
  getAuthority.output.parse(await office.get('admin', '/certificate/authority')).lock;

/** A certificate is asked for and issued. */
async function issued(account: string): Promise<number> {
  const order = { secret: 'ต้นไม้ริมทาง-42', password: samplePassword };
  expect((await post(account, 'ask', order)).status).toBe(200);
  const waiting = await office.get('admin', '/certificate/requests');
  const [request] = listCertificateRequests.output.parse(waiting).rows;
  return (await post('admin', 'decide', { id: request?.id, decision: 'issue' })).status;
}

/** What another start of the server finds, with the file. */
async function afterStart() {
  const second = await openSecondProcess(office, settings);
  const shown = getAuthority.output.parse(await second.get('admin', '/certificate/authority'));
  await second.close();
  return shown;
}

test('[6.03] an authority without a secret works as it did, and is protected by one later', async () => {
  expect(await lockOf()).toMatchObject({ protection: 'installation', openedBy: 'installation' });
  expect(await issued('head.policy')).toBe(200);
  expect(await post('admin', 'authority/unlock', { secret })).toMatchObject({
    code: 'certificate.authority-not-protected',
  });
  const wrong = { secret, password: 'wrong' };
  expect((await post('admin', 'authority/protect', wrong)).status).toBe(403);
  const none = { password: samplePassword };
  expect(await post('admin', 'authority/protect', none)).toMatchObject({
    code: 'certificate.issuing-secret-missing',
  });
});

test('[6.03] a server that ends while it is protected leaves the key as it was', async () => {
  const { db } = office.app;
  // The last step of the act fails, as it does for a connection that is cut.
  await db.query(
    `create function cut_off() returns trigger language plpgsql as $$
     begin raise exception 'cut off'; end $$`,
  );
  await db.query(
    `create trigger cut_off before insert on audit_entry for each row
     when (new.act = 'certificate.authority-protected') execute function cut_off()`,
  );
  const order = { secret, password: samplePassword };
  expect((await post('admin', 'authority/protect', order)).status).toBe(500);
  await db.query('drop trigger cut_off on audit_entry');
  expect(await lockOf()).toMatchObject({ protection: 'installation', openedBy: 'installation' });
  expect(await issued('head.legal')).toBe(200);
});

test('[6.03] protected it is open here, and locked for a server that is started again without the secret', async () => {
  const order = { secret, password: samplePassword };
  expect((await post('admin', 'authority/protect', order)).status).toBe(200);
  expect(await lockOf()).toMatchObject({ protection: 'secret', openedBy: 'typed' });
  expect(await issued('officer.policy')).toBe(200);
  expect(await post('admin', 'authority/protect', order)).toMatchObject({
    code: 'certificate.authority-protected',
  });
  expect(await afterStart()).toMatchObject({ secretFile: 'unusable', lock: { openedBy: null } });
});

test('[6.03] with the secret in a file it is open after each start; with another one, or a short one, it is not', async () => {
  writeFileSync(file, `${secret}\n`);
  expect(await afterStart()).toMatchObject({ secretFile: 'usable', lock: { openedBy: 'file' } });
  writeFileSync(file, 'อีกรหัสหนึ่งที่ยาว');
  expect(await afterStart()).toMatchObject({ secretFile: 'usable', lock: { openedBy: null } });
  writeFileSync(file, 'สั้น');
  expect(await afterStart()).toMatchObject({ secretFile: 'unusable', lock: { openedBy: null } });
});

test('[6.03] what waited for a list is signed at a start with the file, which cannot be locked by hand', async () => {
  writeFileSync(file, secret);
  await office.app.db.query(
    `update revocation_list set due_since = now() where issuer = 'issuing'`,
  );
  const second = await openSecondProcess(office, settings);
  expect(await lockOf()).toMatchObject({ dueSince: null });
  const answer = await second.fetch('/api/certificate/authority/lock', {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${await office.token('admin')}` },
      'content-type': 'application/json',
    },
    body: '{}',
  });
  expect(await answer.json()).toMatchObject({ code: 'certificate.authority-opened-by-file' });
  await second.close();
});

test('[6.03] a new authority, and another secret, take that of the file where there is one', async () => {
  const other = await openInstance({ settings });
  const { secret: _secret, ...order } = sampleAuthority;
  const made = await other.post('admin', '/certificate/authority/make', order);
  expect(made.status).toBe(200);
  const lock = async () =>
    getAuthority.output.parse(await other.get('admin', '/certificate/authority')).lock;
  expect(await lock()).toMatchObject({ protection: 'secret', openedBy: 'typed' });
  await other.post('admin', '/certificate/authority/lock', {});
  expect(await lock()).toMatchObject({ openedBy: 'file' });
  writeFileSync(file, 'อีกรหัสหนึ่งที่ยาว');
  const change = { secret, password: samplePassword };
  const answer = await other.post('admin', '/certificate/authority/change-secret', change);
  expect(answer.status).toBe(200);
  await other.post('admin', '/certificate/authority/lock', {});
  expect(await lock()).toMatchObject({ openedBy: 'file' });
  await other.close();
});
