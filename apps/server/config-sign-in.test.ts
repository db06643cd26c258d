import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'sarn-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (env: Record<string, string>) => readConfig(env, '/srv/sarn', ['sarn']).modules.signIn;

function complaint(env: Record<string, string>): string {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'no complaint';
}

const provider = {
  OIDC_ISSUER: 'https://login.agency.example/realm',
  OIDC_CLIENT_ID: 'sarn',
  OIDC_CLIENT_SECRET: 'hunter2',
};
const directory = { LDAP_URL: 'ldap://ad.agency.example:389/', LDAP_BASE: 'dc=agency,dc=example' };

describe('[2.15] the OpenID provider', () => {
  test('is understood, with a name for the button and the claim that finds people', () => {
    expect(read(provider).provider).toEqual({
      issuer: 'https://login.agency.example/realm',
      clientId: 'sarn',
      clientSecret: 'hunter2',
      name: 'บัญชีของหน่วยงาน',
      claim: 'email',
    });
    const more = { OIDC_NAME: 'กรมที่ดิน', OIDC_CLAIM: 'preferred_username' };
    expect(read({ ...provider, ...more }).provider).toMatchObject({
      name: 'กรมที่ดิน',
      claim: 'preferred_username',
    });
    const local = { ...provider, OIDC_ISSUER: 'http://127.0.0.1:4000' };
    expect(read(local).provider?.issuer).toBe('http://127.0.0.1:4000');
  });

  test.each(Object.keys(provider))('a set without %s stops the start', (name) => {
    const { [name as keyof typeof provider]: _left, ...rest } = provider;
    expect(complaint(rest)).toBe(
      `${name} is not set: the provider needs issuer, client id and client secret.`,
    );
  });

  test.each([
    ['OIDC_ISSUER', 'http://login.agency.example'],
    ['OIDC_ISSUER', 'login.agency.example'],
    ['OIDC_CLAIM', 'sub'],
  ])('%s=%s is refused', (name, value) => {
    expect(complaint({ ...provider, [name]: value })).toContain(
      `${name} is "${value}": set it to `,
    );
  });

  test('its secret is never shown', () => {
    const line = complaint({ ...provider, OIDC_CLIENT_SECRET: 'hunter2\nx' });
    expect(line).toContain('OIDC_CLIENT_SECRET has a value that cannot be used');
    expect(line).not.toContain('hunter2');
  });
});

describe('[2.15] the directory', () => {
  test('is understood, with a filter that fits LDAP and AD', () => {
    expect(read(directory).directory).toEqual({
      url: 'ldap://ad.agency.example:389',
      base: 'dc=agency,dc=example',
      bind: null,
      filter: '(&(objectClass=person)(|(sAMAccountName={username})(uid={username})))',
      startTls: false,
      ca: null,
      passwordPlace: null,
    });
    const ca = join(folder, 'ca.pem');
    writeFileSync(ca, '-----BEGIN CERTIFICATE-----\nMA==\n-----END CERTIFICATE-----\n');
    const more = {
      LDAP_BIND_DN: 'cn=reader',
      LDAP_BIND_PASSWORD: 'two words',
      LDAP_STARTTLS: '1',
      LDAP_CA: ca,
      LDAP_PASSWORD_PLACE: 'https://password.agency.example',
    };
    expect(read({ ...directory, ...more }).directory).toMatchObject({
      bind: { dn: 'cn=reader', password: 'two words' },
      startTls: true,
      ca: expect.stringContaining('BEGIN CERTIFICATE') as string,
      passwordPlace: 'https://password.agency.example',
    });
  });

  test.each([
    [{ LDAP_BASE: 'dc=a' }, 'LDAP_URL is not set: the directory needs an address and a base.'],
    [{ LDAP_URL: 'ldap://a' }, 'LDAP_BASE is not set: the directory needs an address and a base.'],
    [
      { ...directory, LDAP_BIND_DN: 'cn=a' },
      'LDAP_BIND_PASSWORD is not set: a name is bound with its password.',
    ],
    [
      { ...directory, LDAP_URL: 'ldaps://a', LDAP_STARTTLS: '1' },
      'LDAP_STARTTLS is for ldap:// addresses: unset it, ldaps:// is encrypted.',
    ],
    [
      { ...directory, LDAP_CA: '/nowhere/ca.pem' },
      'LDAP_CA is "/nowhere/ca.pem": the file cannot be read (ENOENT).',
    ],
  ])('%j stops the start', (env, line) => {
    expect(complaint(env as unknown as Record<string, string>)).toBe(line);
  });

  test.each([
    ['LDAP_URL', 'https://ad.agency.example'],
    ['LDAP_FILTER', '(uid=somebody)'],
    ['LDAP_FILTER', '(uid={username}'],
    ['LDAP_STARTTLS', 'yes'],
  ])('%s=%s is refused', (name, value) => {
    expect(complaint({ ...directory, [name]: value })).toContain(
      `${name} is "${value}": set it to `,
    );
  });
});

test('[1.16] the secret of the archive is one of ours, long enough, and never shown', () => {
  expect(read({}).archiveSecret).toBeNull();
  const long = 'a-secret-of-the-archive';
  expect(read({ SARN_ARCHIVE_SECRET: long }).archiveSecret).toBe(long);
  const line = complaint({ SARN_ARCHIVE_SECRET: 'hunter2' });
  expect(line).toContain('SARN_ARCHIVE_SECRET has a value that cannot be used');
  expect(line).not.toContain('hunter2');
});
