import type { ReceiptFacts } from '@sarn/intake/server';
import type { BookLine } from '../../contract/index.ts';

/**
 * What the receipt of an entry of the delivery book says.
 *
 * @param title empty where the caller may not read the letter
 */
export const slipFacts = (
  { letterNo, to, unitName, receiverName, receivedAt, signature }: BookLine,
  { issuer, title }: { readonly issuer: string; readonly title: string },
): ReceiptFacts => ({
  ...{ issuer, letterNo, to, recipient: unitName, title },
  ...{ receiverName, receivedAt, isSigned: signature !== '' },
});
