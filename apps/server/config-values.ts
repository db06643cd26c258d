import { isIP } from 'node:net';
import { ConfigError } from './config-error.ts';

/** What is wrong with a value and what to write instead; `named` adds whose value it is. */
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

/** One line whatever the value holds. */
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
  // Only digits and dots, and yet no address: a mistyped one.
  if (isIP(text) > 0 || (isName && !/^[\d.]+$/.test(text))) return text;
  throw new BadValue('set it to an address of this machine, such as 127.0.0.1 or 0.0.0.0');
}

export function folder(text: string): string {
  if (!text.includes('\0')) return text;
  throw new BadValue('set it to the path of a folder');
}

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
    // It may hold a password by mistake.
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

/** `a@b` or `Name <a@b>`; no line break, which would begin another header. */
export function mailAddress(text: string): string {
  const address = /^[^<>\r\n"]*<([^<>\s]+)>$/.exec(text)?.[1] ?? text;
  if (/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(address) && !/[\r\n]/.test(text)) return text;
  throw new BadValue('set it to an address such as "Sarn <sarn@office.example>"');
}

export function oneOf<T extends string>(allowed: readonly T[]): (text: string) => T {
  return (text) => {
    const found = allowed.find((one) => one === text);
    if (found !== undefined) return found;
    throw new BadValue(`set it to one of ${allowed.join(', ')}`);
  };
}

/** A value that stands for another. */
export function choice<K extends string, V>(meanings: Readonly<Record<K, V>>): (text: string) => V {
  const known = oneOf(Object.keys(meanings) as K[]);
  return (text) => meanings[known(text)];
}
