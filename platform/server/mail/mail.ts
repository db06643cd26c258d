import { createHash } from 'node:crypto';
import type { Tx } from '../db/database.ts';

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Names the message: the same key is sent once, however often it is asked for. */
  readonly key: string;
  /** Another sender than that of the house: a mailbox which it reads itself. */
  readonly from?: string;
  /** Message-ID of the mail that this one answers, with its angle brackets. */
  readonly inReplyTo?: string;
}

export interface MailAttachment {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** A message of which its sender wants to know what becomes of it. */
export interface TrackedMessage extends MailMessage {
  /** Sender, `a@b` or `Name <a@b>`: answers, reports and receipts go there. */
  readonly from: string;
  readonly attachments: readonly MailAttachment[];
}

export interface Mail {
  /** Queues the message in the transaction of the business change. */
  send(tx: Tx, message: MailMessage): Promise<void>;
  /**
   * Sends at once, for a sender that keeps its own list of what is still to be sent.
   *
   * @throws the error of the mail server; `isRefusedForGood` tells whether to try again
   */
  deliver(message: MailMessage): Promise<void>;
  /**
   * Sends at once, with attachments, and asks the servers on its way for a report (RFC 3461) and
   * the reader's program for a receipt (RFC 8098).
   *
   * @throws as `deliver` does; where `isUnsure` says so, nobody knows whether the server took it,
   *   and another attempt might be a second letter
   */
  deliverTracked(message: TrackedMessage): Promise<void>;
}

/**
 * The Message-ID of a message: the same for every repeat.
 *
 * @param from sender, whose domain it bears
 */
export function messageIdOf(key: string, from: string): string {
  const name = createHash('sha256').update(key).digest('hex').slice(0, 32);
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${name}@${domain}>`;
}

/** Whether the line broke after the message had begun to travel, before the server answered. */
export function isUnsure(error: unknown): boolean {
  return (error as { isUnsure?: unknown }).isUnsure === true;
}

/** What the mail server said, in its own words; empty when it said nothing. */
export function serverWords(error: unknown): string {
  const { response } = error as { response?: unknown };
  return typeof response === 'string' ? response.replaceAll(/\s+/g, ' ').trim() : '';
}

/** Whether a mail server said that trying again is of no use (a reply of 500 or above). */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500;
}
