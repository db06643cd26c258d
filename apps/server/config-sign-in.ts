import { readFileSync } from 'node:fs';
import type { DirectorySettings, ProviderSettings } from '@sarn/authentication/server';
import { ConfigError } from './config-error.ts';
import * as read from './config-values.ts';

type Value = <T>(name: string, reader: (text: string) => T, otherwise: T) => T;

const claims = ['email', 'preferred_username'] as const;

/**
 * The OpenID provider of the agency, or null when none is set up.
 *
 * @throws ConfigError when only a part of it is set
 */
export function providerSettings(value: Value): ProviderSettings | null {
  const issuer = value<string | null>('OIDC_ISSUER', read.issuer, null);
  const clientId = value<string | null>('OIDC_CLIENT_ID', read.plainText, null);
  const clientSecret = value<string | null>('OIDC_CLIENT_SECRET', read.sharedSecret, null);
  const name = value('OIDC_NAME', read.plainText, 'บัญชีของหน่วยงาน');
  const claim = value('OIDC_CLAIM', read.oneOf(claims), 'email');
  const parts = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret };
  if (isOff(parts)) return null;
  assertWhole(parts, 'the provider needs issuer, client id and client secret');
  return {
    issuer: issuer ?? '',
    clientId: clientId ?? '',
    clientSecret: clientSecret ?? '',
    name,
    claim,
  };
}

const usualFilter = '(&(objectClass=person)(|(sAMAccountName={username})(uid={username})))';

/**
 * The directory of the agency, or null when none is set up.
 *
 * @throws ConfigError when only a part of it is set, or STARTTLS is asked of an ldaps: address
 */
export function directorySettings(value: Value): DirectorySettings | null {
  const url = value<string | null>('LDAP_URL', read.ldapUrl, null);
  const base = value<string | null>('LDAP_BASE', read.plainText, null);
  const dn = value<string | null>('LDAP_BIND_DN', read.plainText, null);
  const password = value<string | null>('LDAP_BIND_PASSWORD', read.sharedSecret, null);
  const filter = value('LDAP_FILTER', read.ldapFilter, usualFilter);
  const startTls = value('LDAP_STARTTLS', read.choice({ '1': true, '0': false }), false);
  const ca = value<string | null>('LDAP_CA', certificate, null);
  const passwordPlace = value<string | null>('LDAP_PASSWORD_PLACE', read.plainText, null);
  if (isOff({ url, base, dn, password })) return null;
  assertWhole({ LDAP_URL: url, LDAP_BASE: base }, 'the directory needs an address and a base');
  const bind = { LDAP_BIND_DN: dn, LDAP_BIND_PASSWORD: password };
  if (!isOff(bind)) assertWhole(bind, 'a name is bound with its password');
  if (startTls && url?.startsWith('ldaps:')) {
    throw new ConfigError(
      'LDAP_STARTTLS is for ldap:// addresses: unset it, ldaps:// is encrypted.',
    );
  }
  return {
    url: url ?? '',
    base: base ?? '',
    bind: dn === null ? null : { dn, password: password ?? '' },
    filter,
    startTls,
    ca,
    passwordPlace,
  };
}

/** The secret that the document archive sends when it redeems a ticket; null without an archive. */
export function archiveSecret(value: Value): string | null {
  return value<string | null>('SARN_ARCHIVE_SECRET', read.secret, null);
}

function isOff(parts: Readonly<Record<string, string | null>>): boolean {
  return Object.values(parts).every((part) => part === null);
}

function assertWhole(parts: Readonly<Record<string, string | null>>, why: string): void {
  const absent = Object.entries(parts).find(([, part]) => part === null)?.[0];
  if (absent !== undefined) throw new ConfigError(`${absent} is not set: ${why}.`);
}

/** The text of a PEM file. */
export function certificate(file: string): string {
  try {
    return read.pem(readFileSync(file, 'utf8'));
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === undefined) throw error;
    throw new ConfigError(`LDAP_CA is ${JSON.stringify(file)}: the file cannot be read (${code}).`);
  }
}
