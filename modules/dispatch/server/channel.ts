import type { Handle, Tx } from '@sarn/platform-server';
import type { SendMethod } from '@sarn/contact/contract';

/** To whom a letter goes, as far as a channel must know him. */
export interface Reachable {
  readonly name: string;
  /** As typed for this sending, or of the address book; empty when there is none. */
  readonly email: string;
  /** Its name in the exchange, of the address book; empty when there is none. */
  readonly exchangeCode: string;
}

/** One attempt to send a letter to one addressee. */
export interface OutgoingDispatch {
  /** Names the attempt wherever it goes: the same for every repeat of it. */
  readonly id: string;
  readonly documentId: string;
  readonly recipient: Reachable;
  /** 1 for the first; a corrected address is another attempt. */
  readonly attempt: number;
}

/**
 * A way out of the house that a system carries out. It takes an attempt over in the transaction in
 * which it was asked for, sends after the commit, and tells what became of it by
 * `recordDispatchResult`: first `sent`, then what the other side says.
 */
export interface DispatchChannel {
  readonly method: SendMethod;
  /** Where it brings the letter, or null when the addressee cannot be reached by it. */
  reaches(h: Handle, recipient: Reachable): Promise<string | null>;
  /** @returns the name under which the other side will speak of it, where it is known already */
  send(tx: Tx, dispatch: OutgoingDispatch): Promise<{ readonly messageId: string | null }>;
}

/** The channels that are connected, by the way they go. */
export type DispatchChannels = Map<SendMethod, DispatchChannel>;
