import { isIP } from 'node:net';
import { AppError } from '@sarn/kernel';
import { refuseInTransaction } from '@sarn/platform-server';
import type { Platform } from '@sarn/platform-server';
import { Client, InvalidCredentialsError } from 'ldapts';
import { directoryFault } from './directory-fault.ts';
import { filledFilter } from './directory-filter.ts';
import { readEntries } from './directory-people.ts';
import type { DirectoryEntry } from './directory-people.ts';

/** Connection to the directory of the agency (LDAP, Active Directory). Never log it. */
export interface DirectorySettings {
  /** `ldap://host:389` or `ldaps://host:636`. */
  readonly url: string;
  /** Encrypts the plain connection before any secret is sent. */
  readonly startTls: boolean;
  /** Account that may search for people; null searches anonymously. */
  readonly bind: { readonly dn: string; readonly password: string } | null;
  /** Entry under which people are searched for, at any depth. */
  readonly base: string;
  /** Finds one person: `{username}` is replaced by the name, which is escaped. */
  readonly filter: string;
  /** Certificate authority of the agency, PEM; null for those of the system. */
  readonly ca: string | null;
  /** Where people change this password, as text or address; null when not given. */
  readonly passwordPlace: string | null;
}

export interface Directory {
  /**
   * Whether this is the person's password in the directory. An empty one is never sent: a
   * directory takes that for an anonymous bind and accepts it.
   *
   * @throws AppError 'identity.directory-unavailable' when it cannot be asked
   */
  isPassword(name: string, password: string): Promise<boolean>;
  /**
   * Everybody in the directory.
   *
   * @throws AppError 'identity.directory-unavailable' where none is set up, else why it cannot be
   *   read, or only in part (`directoryFault`)
   */
  listPeople(): Promise<DirectoryEntry[]>;
  /** Where the password is changed, for use in messages. */
  readonly passwordPlace: string;
}

const patienceMs = 5_000;

/** @param settings null: no directory is set up, and nobody can sign in by one */
export function createDirectory(
  { log }: Pick<Platform, 'log'>,
  settings: DirectorySettings | null,
): Directory {
  return {
    passwordPlace: settings?.passwordPlace ?? 'ผู้ดูแลระบบบัญชีกลางของหน่วยงาน',
    async isPassword(name, password) {
      refuseInTransaction('asking the directory');
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
    async listPeople() {
      refuseInTransaction('asking the directory');
      if (!settings) throw new AppError('identity.directory-unavailable');
      try {
        return await withLine(settings, async (line) => {
          if (settings.bind) await line.bind(settings.bind.dn, settings.bind.password);
          return readEntries(line, settings.base);
        });
      } catch (error) {
        log.error({ err: error }, 'the directory could not be read');
        throw new AppError(directoryFault(error));
      }
    },
  };
}

/** The entry of a person; null when none fits, and when more than one does. */
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

/** A connection of its own for each query, so that no bind is left over for the next one. */
async function withLine<T>(
  { url, startTls, ca }: DirectorySettings,
  ask: (line: Client) => Promise<T>,
): Promise<T> {
  const { hostname: host } = new URL(url);
  // The certificate is checked against the host name; SNI takes no IP address (RFC 6066).
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
    // The connection may be closed already; the query has been answered.
    await line.unbind().catch(() => {});
  }
}
