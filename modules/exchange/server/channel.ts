import type { Tx } from '@sarn/platform-server';
import type { ExchangeMessage, MessageBody } from '../contract/index.ts';

/** The answer to every message. */
export interface Receipt {
  readonly processId: string;
  readonly processTime: string;
}

/** A message taken from the queue, until it is confirmed. */
export interface Pulled {
  readonly processId: string;
  /** Id of the message at its sender. */
  readonly messageId: string;
  readonly partnerId: string;
  readonly message: ExchangeMessage;
  readonly body: unknown;
}

/** What a receiver reports about a letter. */
export type NoticeKind = 'received' | 'accepted' | 'rejected' | 'invalid';

export const noticeMessages = {
  received: 'ReceiveLetterNotifier',
  accepted: 'AcceptLetterNotifier',
  rejected: 'RejectLetterNotifier',
  invalid: 'InvalidLetterNotifier',
} as const satisfies Record<NoticeKind, ExchangeMessage>;

export interface Notice {
  readonly processId: string;
  readonly letterId: string;
  readonly letterDate: string;
  readonly subject: string;
  /** Of `accepted`: the number under which it was registered. */
  readonly acceptId?: string;
  /** Of `rejected` and `invalid`. */
  readonly reason?: string;
}

/**
 * A way to exchange letters: directly between two installations (`post.ts`) or
 * by the national gateway (`gateway/`). All is queued in the transaction of the change and sent
 * after the commit (`queued.channel.ts`).
 */
export interface ExchangeChannel {
  /** Queues a letter. @param id of the sending, the same for every repeat */
  send(
    tx: Tx,
    letter: { readonly id: string; readonly partnerId: string; readonly documentId: string },
  ): Promise<void>;
  /**
   * The oldest message that is not confirmed yet, or a certain one where it is not; locked until the transaction ends.
   */
  pull(tx: Tx, processId?: string): Promise<Pulled | undefined>;
  /** Confirms a message: it is removed from the queue. */
  confirm(tx: Tx, processId: string): Promise<void>;
  /** Tells the sender of a letter what became of it. */
  notify(tx: Tx, partnerId: string, kind: NoticeKind, notice: Notice): Promise<void>;
  /** Withdraws a letter that was rejected or invalid, so that it may be sent again. */
  withdraw(
    tx: Tx,
    partnerId: string,
    letter: MessageBody<'DeleteGovernmentDocumentRequest'>,
  ): Promise<void>;
}
