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

export interface Mail {
  /** Queues the message in the transaction of the business change. */
  send(tx: Tx, message: MailMessage): Promise<void>;
  /**
   * Sends at once, for a sender that keeps its own list of what is still to be sent.
   *
   * @throws the error of the mail server; `isRefusedForGood` tells whether to try again
   */
  deliver(message: MailMessage): Promise<void>;
}

/** Whether a mail server said that trying again is of no use (a reply of 500 or above). */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500;
}
