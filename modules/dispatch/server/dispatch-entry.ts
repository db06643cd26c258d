import type { Handle, Tx } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import type { DispatchChannel } from './channel.ts';
import { letterFacts, letterToSend } from './letter-to-send.ts';
import type { LetterFacts, LetterToSend } from './letter-to-send.ts';
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
  /** What is told of a letter. */
  letterFacts(h: Handle, documentId: string): Promise<LetterFacts>;
  /** A complete letter, for a channel that sends it as data; not inside a transaction. */
  letterToSend(documentId: string): Promise<LetterToSend>;
}

export function dispatchEntry(deps: Dependencies): DispatchEntry {
  return {
    connect: (channel) => void deps.channels.set(channel.method, channel),
    recordDispatchResult: (tx, result) => recordDispatchResult(deps, tx, result),
    receiptToken: async (dispatchId, until) =>
      receiptToken(await deps.linkKey(), dispatchId, until),
    letterFacts: (h, documentId) => letterFacts(deps, h, documentId),
    letterToSend: (documentId) => letterToSend(deps, documentId),
  };
}
