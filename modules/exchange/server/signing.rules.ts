import { createHash } from 'node:crypto';

/** What is signed beside the bytes of a message. */
export interface MessageHead {
  /** Codes of the agencies. */
  readonly from: string;
  readonly to: string;
  /** Kind of the message, for instance `AcceptLetterNotifier`. */
  readonly message: string;
  /** Id of the message: the same in every attempt. */
  readonly id: string;
  /** A new one in every attempt. */
  readonly nonce: string;
  /** Time of the attempt, ISO 8601, UTC. */
  readonly time: string;
}

export const messagePath = '/exchange/message';

/** HTTP headers in which the head is sent; their values must be allowed in a header. */
export const headHeaders: Readonly<Record<keyof MessageHead, string>> = {
  from: 'x-exchange-from',
  to: 'x-exchange-to',
  message: 'x-exchange-message',
  id: 'x-exchange-id',
  nonce: 'x-exchange-nonce',
  time: 'x-exchange-time',
};
export const signatureHeader = 'x-exchange-signature';

export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** The text that is signed: method, path, head and hash, one per line. */
export function signedText(head: MessageHead, bytes: Uint8Array): string {
  const { from, to, message, id, nonce, time } = head;
  const lines = ['sarn-exchange-1', 'POST', messagePath, from, to, message, id, nonce, time];
  return [...lines, hashOf(bytes)].map(encodeURIComponent).join('\n');
}

/** The text of a receipt: which message, under which process, when. */
export const receiptText = (id: string, processId: string, processTime: string): string =>
  ['sarn-exchange-receipt-1', id, processId, processTime].join('\n');

/** Minutes by which the clocks differ, rounded up; never negative. */
export const minutesBetween = (here: Date, there: string): number => {
  const ms = Math.abs(here.getTime() - Date.parse(there));
  return Number.isFinite(ms) ? Math.ceil(ms / 60_000) : Number.POSITIVE_INFINITY;
};
