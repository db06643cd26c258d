import { createHash } from 'node:crypto';
import type { Tx } from '../db/database.ts';

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Names the message: the same key is sent once, however often it is requested. */
  readonly key: string;
  /** Another sender than that of the deployment: a mailbox which it reads itself. */
  readonly from?: string;
  /** Message-ID of the mail that this one answers, with its angle brackets. */
  readonly inReplyTo?: string;
}

export interface MailAttachment {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** A message whose sender follows its delivery. */
export interface TrackedMessage extends MailMessage {
  /** Sender, `a@b` or `Name <a@b>`: answers, reports and receipts are sent there. */
  readonly from: string;
  readonly attachments: readonly MailAttachment[];
}

export interface Mail {
  /** Queues the message in the transaction of the business change. */
  send(tx: Tx, message: MailMessage): Promise<void>;
  /**
   * Sends at once, for a caller that keeps its own list of unsent messages.
   *
   * @throws the error of the mail server; `isRefusedForGood` says whether trying again is useless
   */
  deliver(message: MailMessage): Promise<void>;
  /**
   * Sends at once, with attachments, and asks the mail servers for a report (RFC 3461) and
   * the reader's program for a receipt (RFC 8098).
   *
   * @throws as `deliver` does; where `isUnsure` is true, it is unknown whether the server took it,
   *   and another attempt might be a second letter
   */
  deliverTracked(message: TrackedMessage): Promise<void>;
}

/**
 * The Message-ID of a message: the same for every repeat.
 *
 * @param from sender, whose domain it contains
 */
export function messageIdOf(key: string, from: string): string {
  const name = createHash('sha256').update(key).digest('hex').slice(0, 32);
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${name}@${domain}>`;
}

/** Whether the connection broke after sending had begun, before the server answered. */
export function isUnsure(error: unknown): boolean {
  return (error as { isUnsure?: unknown }).isUnsure === true;
}

/** What the mail server said, unchanged; empty when it said nothing. */
export function serverWords(error: unknown): string {
  const { response } = error as { response?: unknown };
  return typeof response === 'string' ? response.replaceAll(/\s+/g, ' ').trim() : '';
}

/** Whether a mail server said that trying again is useless (a reply of 500 or above). */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500;
}
