import path from 'node:path';
import type { ScannerAddress } from '@sarn/file/server';
import { readNetwork } from '@sarn/platform-server';
import { isIP } from 'node:net';
import { ConfigError } from './config-error.ts';

/** What is wrong with a value and what to write instead; `named` adds the name of the variable. */
class BadValue extends Error {
  readonly isSecret: boolean;

  constructor(expected: string, isSecret = false) {
    super(expected);
    this.isSecret = isSecret;
  }
}

const SHOWN_LENGTH = 60;

/**
 * Reads one variable. An empty one is refused too: `DATABASE_URL=$FORGOTTEN` must not quietly start on
 * another database.
 *
 * @throws ConfigError
 */
export function named<T>(name: string, text: string, reader: (text: string) => T): T {
  if (text.trim() === '') throw new ConfigError(`${name} is empty: give it a value or unset it.`);
  try {
    return reader(text);
  } catch (error) {
    if (!(error instanceof BadValue)) throw error;
    const shown = error.isSecret ? 'has a value that cannot be used' : `is ${quote(text)}`;
    throw new ConfigError(`${name} ${shown}: ${error.message}.`);
  }
}

/** One line, whatever characters the value has. */
function quote(text: string): string {
  const short = text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
  return JSON.stringify(short);
}

export function port(text: string): number {
  const number = Number(text);
  if (/^\d{1,5}$/.test(text) && number >= 1 && number <= 65_535) return number;
  throw new BadValue('set it to a port number from 1 to 65535');
}

export function host(text: string): string {
  const isName = /^(?!.*\.\.)[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i.test(text);
  // Only digits and dots, but not a valid IP address: a typing error.
  if (isIP(text) > 0 || (isName && !/^[\d.]+$/.test(text))) return text;
  throw new BadValue('set it to an address of this machine, such as 127.0.0.1 or 0.0.0.0');
}

export function folder(text: string): string {
  if (!text.includes('\0')) return text;
  throw new BadValue('set it to the path of a folder');
}

/** The file of a library of the system, by its whole path: a name alone could be another file than was meant. */
export function pathOfLibrary(text: string): string {
  if (path.isAbsolute(text)) return text;
  throw new BadValue(
    'set it to the whole path of the library, such as /usr/lib/softhsm/libsofthsm2.so',
  );
}

/** A file that a backup of the data folder must not have. */
export const pathOutside =
  (inside: string) =>
  (text: string): string => {
    const beside = path.relative(inside, path.resolve(text));
    const isOutside = beside.startsWith('..') || path.isAbsolute(beside);
    if (path.isAbsolute(text) && isOutside) return text;
    throw new BadValue(
      'set it to the whole path of a file outside SARN_DATA, such as /run/credentials/sarn.service/issuing-secret',
    );
  };

/** Always with a slash at both ends. */
export function basePath(text: string): string {
  const parts = text.replace(/^\/|\/$/g, '').split('/');
  const isGood = parts.every((part) => /^[\w~-][\w.~-]*$/.test(part));
  if (text === '/') return '/';
  if (isGood) return `/${parts.join('/')}/`;
  throw new BadValue('set it to the path Sarn is served under, such as / or /sarn/');
}

export function publicUrl(text: string): string {
  const url = URL.parse(text);
  const isGood =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    !url.username &&
    !url.password &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash;
  if (isGood) return url.origin;
  throw new BadValue(
    'set it to the address people open, without a path, such as https://office.example (the path is SARN_BASE_PATH)',
    // The value may be a password that was put here by mistake: it is not shown.
    text.includes('@'),
  );
}

export function databaseUrl(text: string): string {
  const url = URL.parse(text);
  if (
    url &&
    /^postgres(ql)?:$/.test(url.protocol) &&
    (url.hostname || url.searchParams.get('host'))
  ) {
    return text;
  }
  throw new BadValue('set it to postgresql://user:password@host:5432/database', true);
}

export function smtpUrl(text: string): string {
  const url = URL.parse(text);
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname) return text;
  throw new BadValue('set it to smtp://user:password@host:587 or smtps://user:password@host', true);
}

/** Where clamd listens: by address and port, or by the path of its socket. */
export function scanner(text: string): ScannerAddress {
  const url = URL.parse(text);
  if (url?.protocol === 'tcp:' && url.hostname && url.port && url.pathname === '') {
    return { host: url.hostname.replace(/^\[(.+)\]$/, '$1'), port: Number(url.port) };
  }
  if (url?.protocol === 'unix:' && url.pathname.startsWith('/')) {
    return { socketPath: url.pathname };
  }
  throw new BadValue('set it to tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl');
}

/** Server, account and folder of a mailbox; INBOX where the address has no path. */
export function imapUrl(text: string) {
  const url = URL.parse(text);
  if (url && /^imaps?:$/.test(url.protocol) && url.hostname && url.username && url.password) {
    const isSecure = url.protocol === 'imaps:';
    return {
      host: url.hostname,
      port: url.port ? Number(url.port) : isSecure ? 993 : 143,
      isSecure,
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
    };
  }
  throw new BadValue('set it to imaps://user:password@host:993 or imap://user:password@host', true);
}

/** Exactly `a@b`. */
export function bareAddress(text: string): string {
  if (/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(text)) return text;
  throw new BadValue('set it to an address such as saraban@office.example');
}

export function seconds(text: string): number {
  const number = Number(text);
  if (/^\d{1,4}$/.test(text) && number >= 5 && number <= 3600) return number;
  throw new BadValue('set it to a number of seconds from 5 to 3600');
}

export function pipelinedConnections(text: string): number {
  const number = Number(text);
  if (/^\d{1,2}$/.test(text) && number <= 16) return number;
  throw new BadValue('set it to a number from 1 to 16, or to 0 to do without them');
}

/** `a@b` or `Name <a@b>`; no line break, which would begin another header. */
export function mailAddress(text: string): string {
  const address = /^[^<>\r\n"]*<([^<>\s]+)>$/.exec(text)?.[1] ?? text;
  if (/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(address) && !/[\r\n]/.test(text)) return text;
  throw new BadValue('set it to an address such as "Sarn <sarn@office.example>"');
}

/** A secret from a console: one word, at least 16 characters. */
export function secret(text: string): string {
  if (/^[\x21-\x7e]{16,2000}$/.test(text)) return text;
  throw new BadValue('copy it from the console again', true);
}

/** The id people find an official account by. */
export function lineOfficialId(text: string): string {
  if (/^@[a-z0-9._-]{2,30}$/.test(text)) return text;
  throw new BadValue('set it to the basic id of the official account, such as @123abcde');
}

/** Addresses without a path, with commas between them. */
export function origins(text: string): string[] {
  return text.split(',').map((part) => publicUrl(part.trim()));
}

/** Networks separated by commas, as `10.20.0.0/16`. */
export function networks(text: string): string[] {
  const names = text.split(',').map((part) => part.trim());
  try {
    names.forEach((name) => readNetwork(name));
  } catch {
    throw new BadValue('set it to networks such as 10.20.0.0/16, separated by commas');
  }
  return names;
}

/** Some words in one line. */
export function plainText(text: string): string {
  if (!/\p{Cc}/u.test(text) && text.length <= 300) return text.trim();
  throw new BadValue('set it to at most 300 characters in one line');
}

/** A secret that another system chose: not shown, otherwise any text in one line. */
export function sharedSecret(text: string): string {
  if (!/\p{Cc}/u.test(text) && text.length <= 2000) return text;
  throw new BadValue('copy it again, in one line', true);
}

/** Address of another system; without encryption only on this host. */
export function safeUrl(text: string): string {
  const url = URL.parse(text);
  const isLocal = url !== null && /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal);
  if (url && isSafe && !url.username && !url.password && !url.hash) return text;
  throw new BadValue('set it to the https:// address of the system', text.includes('@'));
}

/** A page of the web, with or without encryption: the server sends no data there. */
export function pageUrl(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return text;
  throw new BadValue('set it to the https:// address of the page', text.includes('@'));
}

/** Issuer of an OpenID provider; without encryption only on this host. */
export function issuer(text: string): string {
  const url = URL.parse(text);
  const isLocal = url !== null && /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal);
  if (url && isSafe && !url.username && !url.password && !url.search && !url.hash) return text;
  throw new BadValue('set it to https:// and the issuer of the provider', text.includes('@'));
}

export function ldapUrl(text: string): string {
  const url = URL.parse(text);
  const isGood =
    url !== null &&
    /^ldaps?:$/.test(url.protocol) &&
    url.hostname !== '' &&
    !url.username &&
    !url.password &&
    /^\/?$/.test(url.pathname);
  if (isGood) return text.replace(/\/$/, '');
  throw new BadValue('set it to ldap://host:389 or ldaps://host:636', text.includes('@'));
}

/** An LDAP search filter with a placeholder for the name. */
export function ldapFilter(text: string): string {
  const isClosed = [...text].filter((sign) => sign === '(').length === text.split(')').length - 1;
  if (text.startsWith('(') && text.endsWith(')') && isClosed && text.includes('{username}')) {
    return text;
  }
  throw new BadValue('set it to a filter with {username} in it, such as (uid={username})');
}

export function pem(text: string): string {
  if (text.includes('-----BEGIN CERTIFICATE-----')) return text;
  throw new BadValue('set it to a PEM file with a certificate');
}

export function oneOf<T extends string>(allowed: readonly T[]): (text: string) => T {
  return (text) => {
    const found = allowed.find((one) => one === text);
    if (found !== undefined) return found;
    throw new BadValue(`set it to one of ${allowed.join(', ')}`);
  };
}

/** Some of the known names, separated by commas. */
export function severalOf<T extends string>(allowed: readonly T[]): (text: string) => T[] {
  const known = oneOf(allowed);
  return (text) => text.split(',').map((part) => known(part.trim()));
}

/** Names that may be written for a value. */
export function choice<K extends string, V>(meanings: Readonly<Record<K, V>>): (text: string) => V {
  const known = oneOf(Object.keys(meanings) as K[]);
  return (text) => meanings[known(text)];
}
