import { openHarness, password } from '@sarn/authentication/testing';
import type { Harness } from '@sarn/authentication/testing';
import { withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aboveIt } from './account.testing.ts';

const base = withTestDatabase();
let instance: Harness;

// Nobody in these tests signs in through the directory: it need not answer.
const directory = {
  url: 'ldap://localhost:9',
  startTls: false,
  bind: { dn: 'cn=reader', password: 'x' },
  base: 'dc=agency,dc=example',
  filter: '(uid={username})',
  ca: null,
  passwordPlace: 'https://password.agency.example',
};

beforeAll(async () => {
  instance = await openHarness(base, {
    directory,
    singleSession: false,
    above: aboveIt,
  });
  const { accounts } = instance.authentication;
  const by = { callerId: instance.people.admin };
  await base.db.transaction((tx) =>
    accounts.setDirectoryName(tx, by, instance.people.head, 'kamon'),
  );
});
afterAll(() => instance.close());

const login = (username: string, given: string) =>
  instance.post('/users/login', { username, password: given });

describe('an administrator', () => {
  const place = (who: 'officer' | 'director') =>
    `/identity/personnel/${instance.people[who]}/directory`;
  const item = (answer: { body: object }) => (answer.body as { item: object }).item;

  test('[2.15] moves a password to the directory, and takes it back', async () => {
    const admin = await instance.enter('admin');
    const before = await instance.enter('officer');
    instance.audited.length = 0;
    const marked = await instance.post(place('officer'), { directoryName: ' suda ' }, admin);
    expect(marked.status).toBe(200);
    expect(item(marked)).toEqual({
      username: 'officer',
      directoryName: 'suda',
      isDirectoryOn: true,
    });
    expect(item(await instance.get(place('officer'), admin))).toEqual(item(marked));
    expect(instance.audited.map(({ act }) => act)).toEqual(['identity.account-to-directory']);
    // The open session was begun with the former password.
    expect((await instance.get('/identity/me', before)).status).toBe(401);
    await instance.post(place('officer'), { directoryName: '' }, admin);
    expect(instance.audited.at(-1)?.act).toBe('identity.account-from-directory');
    expect((await login('officer', password)).status).toBe(200);
  });

  test('[2.15] links a directory user to one account, and never to an unknown person', async () => {
    const admin = await instance.enter('admin');
    const twice = await instance.post(place('director'), { directoryName: 'kamon' }, admin);
    expect(twice).toMatchObject({
      status: 409,
      body: { code: 'identity.directory-name-taken' },
    });
    const nobody = '/identity/personnel/01900000-0000-7000-8000-000000000000/directory';
    expect((await instance.post(nobody, { directoryName: 'x' }, admin)).status).toBe(404);
    expect(item(await instance.get(nobody, admin))).toMatchObject({ username: null });
  });

  test.each(['director', 'clerk', 'officer'])('[2.15] is no %s', async (who) => {
    const token = await instance.enter(who);
    expect((await instance.get(place('director'), token)).status).toBe(403);
    const marked = await instance.post(place('director'), { directoryName: 'x' }, token);
    expect(marked.status).toBe(403);
    expect((await instance.get(place('director'))).status).toBe(401);
  });
});
