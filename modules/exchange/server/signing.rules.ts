import { createHash } from 'node:crypto';

/** What is signed of a message beside its bytes. */
export interface MessageHead {
  /** Codes of the agencies. */
  readonly from: string;
  readonly to: string;
  /** Kind of the message, as `AcceptLetterNotifier`. */
  readonly message: string;
  /** Name of the message: the same in every attempt. */
  readonly id: string;
  /** Once in every attempt. */
  readonly nonce: string;
  /** ISO 8601, UTC: of the attempt. */
  readonly time: string;
}

export const messagePath = '/exchange/message';

/** Headers by which the head travels; each may hold what a header can. */
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

/** The text that is signed: method, path, head and hash, one to a line. */
export function signedText(head: MessageHead, bytes: Uint8Array): string {
  const { from, to, message, id, nonce, time } = head;
  const lines = ['sarn-exchange-1', 'POST', messagePath, from, to, message, id, nonce, time];
  return [...lines, hashOf(bytes)].map(encodeURIComponent).join('\n');
}

/** The text of a receipt: which message, under which process, when. */
export const receiptText = (id: string, processId: string, processTime: string): string =>
  ['sarn-exchange-receipt-1', id, processId, processTime].join('\n');

/** Minutes by which the clocks differ, rounded up; 0 and more. */
export const minutesBetween = (here: Date, there: string): number => {
  const ms = Math.abs(here.getTime() - Date.parse(there));
  return Number.isFinite(ms) ? Math.ceil(ms / 60_000) : Number.POSITIVE_INFINITY;
};
