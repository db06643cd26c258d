import type { MailboxSettings } from '@sarn/mailbox/server';
import { ConfigError } from './config-error.ts';
import * as read from './config-values.ts';

type Value = <T>(name: string, reader: (text: string) => T, otherwise: T) => T;

/**
 * The mailbox of the agency, or null when none is configured.
 *
 * @throws ConfigError when address or server is missing
 */
export function mailboxSettings(value: Value): MailboxSettings | null {
  const server = value<ReturnType<typeof read.imapUrl> | null>('IMAP_URL', read.imapUrl, null);
  const address = value<string | null>('SARN_MAILBOX_ADDRESS', read.bareAddress, null);
  const authServer = value<string | null>('SARN_MAILBOX_AUTH_SERVER', read.host, null);
  const everySeconds = value('SARN_MAILBOX_SECONDS', read.seconds, 60);
  if (server === null && address === null) return null;
  if (server === null) {
    throw new ConfigError('IMAP_URL is not set: the mailbox needs its server and its address.');
  }
  if (address === null) {
    throw new ConfigError('SARN_MAILBOX_ADDRESS is not set: the mailbox needs its own address.');
  }
  return { ...server, address, authServer, everySeconds };
}
