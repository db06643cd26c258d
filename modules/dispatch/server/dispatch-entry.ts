import type { Handle, Tx } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import type { DispatchChannel } from './channel.ts';
import { letterToSend } from './letter-to-send.ts';
import type { LetterToSend } from './letter-to-send.ts';
import { receiptToken } from './receipt-link.ts';
import { recordDispatchResult } from './result.service.ts';
import type { DispatchResult, Recorded } from './result.service.ts';

/**
 * Letters to addressees outside, for the channels that send them and the modules that report on
 * them.
 */
export interface DispatchEntry {
  /** Connects a channel; from then on the screens offer it. */
  connect(channel: DispatchChannel): void;
  /** Records a result of an attempt, in the caller's transaction; repeats change nothing. */
  recordDispatchResult(tx: Tx, result: DispatchResult): Promise<Recorded>;
  /** The token of a receiver's link, as in the mail. */
  receiptToken(dispatchId: string, until: Date): Promise<string>;
  /** A complete letter, for a channel that sends it as data. */
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
