import type { Tx } from '../db/database.ts';

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Names the message: the same key is sent once, however often it is asked for. */
  readonly key: string;
}

export interface Mail {
  /** Queues the message in the transaction of the business change. */
  send(tx: Tx, message: MailMessage): Promise<void>;
}
