import type { Handle, Tx } from '@sarn/platform-server';
import type { SendMethod } from '@sarn/contact/contract';

/** The addressee of a letter, as far as a channel needs to know. */
export interface Reachable {
  readonly name: string;
  /** As typed for this sending, or from the address book; empty when there is none. */
  readonly email: string;
  /** Its name in the exchange, from the address book; empty when there is none. */
  readonly exchangeCode: string;
}

/** One attempt to send a letter to one addressee. */
export interface OutgoingDispatch {
  /** Identifies the attempt in every system: the same for every repeat of it. */
  readonly id: string;
  readonly documentId: string;
  readonly recipient: Reachable;
  /** 1 for the first; sending to a corrected address is another attempt. */
  readonly attempt: number;
}

/**
 * A way by which a system sends letters to other agencies. It accepts an attempt in the transaction
 * that asked for it, sends after the commit, and reports the results by `recordDispatchResult`:
 * first `sent`, then what the other side reports.
 */
export interface DispatchChannel {
  readonly method: SendMethod;
  /** The address to which it sends the letter, or null when it cannot reach the addressee. */
  reaches(h: Handle, recipient: Reachable): Promise<string | null>;
  /** @returns the id that the other side will use for it, where it is known already */
  send(tx: Tx, dispatch: OutgoingDispatch): Promise<{ readonly messageId: string | null }>;
}

/** The connected channels, by way of sending. */
export type DispatchChannels = Map<SendMethod, DispatchChannel>;
