import type { Handle, Tx } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import type { DispatchChannel } from './channel.ts';
import { letterToSend } from './letter-to-send.ts';
import type { LetterToSend } from './letter-to-send.ts';
import { receiptToken } from './receipt-link.ts';
import { recordDispatchResult } from './result.service.ts';
import type { DispatchResult, Recorded } from './result.service.ts';

/** Letters on their way to somebody outside, for whoever carries them or hears of them. */
export interface DispatchEntry {
  /** Connects a way out of the house; from then on the screens offer it. */
  connect(channel: DispatchChannel): void;
  /** Takes news of an attempt, in the transaction of whoever heard them; repeats change nothing. */
  recordDispatchResult(tx: Tx, result: DispatchResult): Promise<Recorded>;
  /** The token of a receiver's link, as it stands in the mail. */
  receiptToken(dispatchId: string, until: Date): Promise<string>;
  /** A letter whole, for a channel that carries it as data. */
  letterToSend(h: Handle, documentId: string): Promise<LetterToSend>;
}

export function dispatchEntry(deps: Dependencies): DispatchEntry {
  return {
    connect: (channel) => void deps.channels.set(channel.method, channel),
    recordDispatchResult: (tx, result) => recordDispatchResult(deps, tx, result),
    receiptToken: async (dispatchId, until) =>
      receiptToken(await deps.linkKey(), dispatchId, until),
    letterToSend: (h, documentId) => letterToSend(deps, h, documentId),
  };
}
