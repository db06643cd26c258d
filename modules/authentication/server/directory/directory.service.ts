import { isIP } from 'node:net';
import { AppError } from '@sarn/kernel';
import type { Platform } from '@sarn/platform-server';
import { Client, InvalidCredentialsError } from 'ldapts';
import { filledFilter } from './directory-filter.ts';

/** How to ask the directory of the agency (LDAP, Active Directory). Never log it. */
export interface DirectorySettings {
  /** `ldap://host:389` or `ldaps://host:636`. */
  readonly url: string;
  /** Turns a plain line into an encrypted one before anything secret is said. */
  readonly startTls: boolean;
  /** Who may look people up; null asks without a name. */
  readonly bind: { readonly dn: string; readonly password: string } | null;
  /** Where people are looked for, with everything below. */
  readonly base: string;
  /** Finds one person: `{username}` stands for the name, which is escaped. */
  readonly filter: string;
  /** Certificate authority of the agency, PEM; null for the usual ones. */
  readonly ca: string | null;
  /** Where people change this password, in words or as an address; null when not said. */
  readonly passwordPlace: string | null;
}

export interface Directory {
  /**
   * Whether the directory knows the person by this password. An empty one is never sent: a
   * directory takes that for an anonymous visit and says yes.
   *
   * @throws AppError 'identity.directory-unavailable' when it cannot be asked
   */
  isPassword(name: string, password: string): Promise<boolean>;
  /** Where the password is changed, for sentences. */
  readonly passwordPlace: string;
}

const patienceMs = 5_000;

/** @param settings null: no directory is set up, and nobody is let in by one */
export function createDirectory(
  { log }: Pick<Platform, 'log'>,
  settings: DirectorySettings | null,
): Directory {
  return {
    passwordPlace: settings?.passwordPlace ?? 'ผู้ดูแลระบบบัญชีกลางของหน่วยงาน',
    async isPassword(name, password) {
      if (password === '' || password.includes('\0')) return false;
      if (!settings) throw new AppError('identity.directory-unavailable');
      try {
        const dn = await findPerson(settings, name);
        return dn !== null && (await fits(settings, dn, password));
      } catch (error) {
        log.error({ err: error }, 'the directory could not be asked');
        throw new AppError('identity.directory-unavailable');
      }
    },
  };
}

/** The entry of a person; null for nobody and for more than one, who could be anybody. */
async function findPerson(settings: DirectorySettings, name: string): Promise<string | null> {
  return withLine(settings, async (line) => {
    if (settings.bind) await line.bind(settings.bind.dn, settings.bind.password);
    const { searchEntries } = await line.search(settings.base, {
      scope: 'sub',
      filter: filledFilter(settings.filter, name),
      attributes: ['1.1'],
      sizeLimit: 2,
      timeLimit: patienceMs / 1000,
    });
    const [entry, another] = searchEntries;
    return entry && !another ? entry.dn : null;
  });
}

async function fits(settings: DirectorySettings, dn: string, password: string): Promise<boolean> {
  return withLine(settings, async (line) => {
    try {
      await line.bind(dn, password);
      return true;
    } catch (error) {
      if (error instanceof InvalidCredentialsError) return false;
      throw error;
    }
  });
}

/** A line of its own for each question, so that no bind is left over for the next one. */
async function withLine<T>(
  { url, startTls, ca }: DirectorySettings,
  ask: (line: Client) => Promise<T>,
): Promise<T> {
  const { hostname: host } = new URL(url);
  // A certificate is held against the name; an address of numbers is no name to ask for (RFC 6066).
  const named = isIP(host) ? { host } : { host, servername: host };
  const tls = { minVersion: 'TLSv1.2' as const, ...named, ...(ca === null ? {} : { ca }) };
  const line = new Client({
    url,
    timeout: patienceMs,
    connectTimeout: patienceMs,
    ...(url.startsWith('ldaps:') ? { tlsOptions: tls } : {}),
  });
  try {
    if (startTls) await line.startTLS(tls);
    return await ask(line);
  } finally {
    // The line may be gone already; what it was opened for has been answered.
    await line.unbind().catch(() => {});
  }
}
