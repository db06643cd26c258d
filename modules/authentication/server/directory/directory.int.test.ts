import { withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openHarness, password } from '../authentication.testing.ts';
import type { Harness } from '../authentication.testing.ts';
import { createDirectory } from './directory.service.ts';
import type { DirectorySettings } from './directory.service.ts';
import { freePort } from '@sarn/testing/local-port';
import { agencyEntries, startSlapd } from './slapd.testing.ts';
import type { Slapd } from './slapd.testing.ts';

const base = withTestDatabase();
let slapd: Slapd;
let settings: DirectorySettings;
let instance: Harness;

beforeAll(async () => {
  slapd = await startSlapd(agencyEntries);
  settings = {
    url: slapd.url,
    startTls: true,
    bind: slapd.bind,
    base: slapd.base,
    filter: '(&(objectClass=person)(uid={username}))',
    ca: slapd.ca,
    passwordPlace: 'https://password.agency.example',
  };
  instance = await openHarness(base, { directory: settings, singleSession: false });
  await mark('head', 'kamon');
});
afterAll(async () => {
  await instance.close();
  await slapd.stop();
});
beforeEach(async () => {
  instance.mails.length = 0;
  await base.db.query('update account set failed_count = 0, locked_until = null');
});

/** Lets the directory check the password of a person. */
async function mark(who: 'head' | 'clerk', name: string | null): Promise<void> {
  const { authentication, people } = instance;
  const by = { callerId: people.admin };
  await base.db.transaction((tx) =>
    authentication.accounts.setDirectoryName(tx, by, people[who], name),
  );
}

const login = (username: string, given: string) =>
  instance.post('/users/login', { username, password: given });
const directory = (change: Partial<DirectorySettings> = {}) =>
  createDirectory(instance.platform, { ...settings, ...change });
const unavailable = { code: 'identity.directory-unavailable' };

describe('a person whose password is in the directory', () => {
  test('[2.15] signs in by its password on the usual form, and no longer by ours', async () => {
    expect((await login('head', 'Directory2569')).status).toBe(200);
    expect((await login('head', password)).status).toBe(401);
    expect((await login('head', 'directory2569')).status).toBe(401);
    expect((await login('officer', password)).status).toBe(200);
  });

  test('[2.15] is refused like anybody else, and counted', async () => {
    const { body } = await login('head', 'Wrong2569');
    expect(body.code).toBe('identity.wrong-credentials');
    const [row] = await base.db.query(`select failed_count from account where username = 'head'`);
    expect(row).toEqual({ failed_count: 1 });
  });

  test('[2.15] confirms an act by the password of the directory', async () => {
    const { authentication, people } = instance;
    const context = { ip: '127.0.0.1', requestId: 'x' } as never;
    const confirm = (given: string) =>
      base.db.transaction((tx) => authentication.verifyPassword(tx, people.head, given, context));
    expect(await confirm('Directory2569')).toBe(true);
    expect(await confirm(password)).toBe(false);
    expect(await confirm('')).toBe(false);
  });

  test('[2.15] changes the password elsewhere, and is told where', async () => {
    const { token } = (await login('head', 'Directory2569')).body;
    const sent = { currentPassword: 'Directory2569', newPassword: 'Newer2570' };
    const { status, body } = await instance.post('/identity/change-password', sent, token);
    expect([status, body.code]).toEqual([409, 'identity.password-in-directory']);
    expect(body.message).toContain('กรุณาเปลี่ยนรหัสผ่านที่ https://password.agency.example');
    const own = await instance.get('/identity/account', token);
    expect(own.body).toMatchObject({
      adUser: 'kamon',
      passwordPlace: 'https://password.agency.example',
    });
  });

  test('[2.15] gets a mail with the place instead of a code; the page tells nothing', async () => {
    const known = await instance.post('/core/forgot-password', { F_EMAIL: 'head@example.go.th' });
    const unknown = await instance.post('/core/forgot-password', { F_EMAIL: 'no@example.go.th' });
    expect(unknown).toEqual(known);
    expect(instance.mails.map(({ to }) => to)).toEqual(['head@example.go.th']);
    expect(instance.mails[0]?.text).toContain('https://password.agency.example');
    expect(instance.mails[0]?.text).not.toContain('รหัสยืนยัน:');
  });

  test('[2.15] signs in by our own password again when taken out of the directory', async () => {
    await mark('clerk', 'saeng');
    expect((await login('clerk', 'Other2569')).status).toBe(200);
    await mark('clerk', null);
    expect((await login('clerk', 'Other2569')).status).toBe(401);
    expect((await login('clerk', password)).status).toBe(200);
  });
});

describe('asking the directory', () => {
  test.each(['STARTTLS', 'LDAPS'])('[2.15] over %s, with the agency’s certificate', async (way) => {
    const asked = directory(way === 'LDAPS' ? { url: slapd.tlsUrl, startTls: false } : {});
    expect(await asked.isPassword('kamon', 'Directory2569')).toBe(true);
    expect(await asked.isPassword('kamon', 'wrong')).toBe(false);
  });

  test.each(['', '\0', 'Directory2569\0'])('[2.15] never binds with %j', async (given) => {
    // The directory is not called: nothing answers at this address.
    const asked = directory({ url: `ldap://localhost:${await freePort()}`, startTls: false });
    expect(await asked.isPassword('kamon', given)).toBe(false);
  });

  test.each([
    ['*', 'Directory2569'],
    ['kam*', 'Directory2569'],
    ['kamon)(uid=*', 'Directory2569'],
    ['*)(|(uid=kamon', 'Directory2569'],
    ['nobody', 'Directory2569'],
  ])('[2.15] the name %s is escaped and finds nobody', async (name, given) => {
    expect(await directory().isPassword(name, given)).toBe(false);
  });

  test('[2.15] a name with special characters of a filter is found literally', async () => {
    expect(await directory().isPassword('star*(1)', 'Star2569')).toBe(true);
  });

  test('[2.15] when a filter matches two people neither can sign in', async () => {
    const asked = directory({ filter: '(mail={username})' });
    expect(await asked.isPassword('twins@agency.example', 'Directory2569')).toBe(false);
    expect(await asked.isPassword('twins@agency.example', 'Other2569')).toBe(false);
  });

  test('[2.15] an unknown certificate, a wrong service password, nobody there: a clear sentence', async () => {
    const broken: Partial<DirectorySettings>[] = [
      { ca: null },
      { bind: { ...slapd.bind, password: 'wrong' } },
      { url: `ldap://localhost:${await freePort()}`, startTls: false },
      { base: 'dc=elsewhere,dc=example' },
    ];
    for (const change of broken) {
      await expect(directory(change).isPassword('kamon', 'Directory2569')).rejects.toMatchObject(
        unavailable,
      );
    }
  });
});

test('[2.15] reading everybody fails with its cause: address, certificate, account or base', async () => {
  const gone = { url: `ldap://localhost:${await freePort()}` };
  const broken: readonly [string, Partial<DirectorySettings>][] = [
    ['unreachable', { ...gone, startTls: false }],
    ['unreachable', gone],
    ['untrusted', { ca: null }],
    ['untrusted', { ca: null, url: slapd.tlsUrl, startTls: false }],
    ['refused', { bind: { ...slapd.bind, password: 'wrong' } }],
    ['no-base', { base: 'dc=elsewhere,dc=example' }],
  ];
  for (const [fault, change] of broken) {
    const code = `identity.directory-${fault}`;
    await expect(directory(change).listPeople(), fault).rejects.toMatchObject({ code });
  }
  expect(await directory().listPeople()).not.toEqual([]);
});

test('[2.15] with the directory down others still sign in, and nobody is counted', async () => {
  await slapd.stop();
  const { status, body } = await login('head', 'Directory2569');
  expect([status, body.code]).toEqual([503, 'identity.directory-unavailable']);
  expect(body.message).toContain('ระบบบัญชีกลางของหน่วยงานไม่ตอบสนอง');
  expect((await login('officer', password)).status).toBe(200);
  const [row] = await base.db.query(`select failed_count from account where username = 'head'`);
  expect(row).toEqual({ failed_count: 0 });
});
