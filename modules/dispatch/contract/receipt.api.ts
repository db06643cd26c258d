import { endpoint, lineText } from '@sarn/kernel';
import { z } from 'zod';

const tag = 'registry';
const token = z.string().min(10).max(100).describe('as in the link of the letter');
const rateLimit = { max: 30, perSeconds: 300 };

/** A letter as shown to its receiver outside. */
export const ReceiptView = z.object({
  agency: z.string(),
  letterNo: z.string(),
  letterDate: z.string(),
  subject: z.string(),
  recipient: z.string(),
  confirmedAt: z.string().nullable(),
  receiveNumber: z.string().describe('number of the receiver; empty until it is given'),
});
export type ReceiptView = z.output<typeof ReceiptView>;

export const getReceipt = endpoint({
  method: 'POST',
  path: '/registry/receipt',
  input: z.object({ token }),
  output: ReceiptView,
  errors: ['registry.receipt-link', 'registry.receipt-expired'],
  access: 'public',
  summary: 'The letter that a receiver outside is to confirm, by the link sent with it',
  tag,
  rateLimit,
});

export const confirmReceipt = endpoint({
  method: 'POST',
  path: '/registry/receipt/confirm',
  input: z.object({
    token,
    receiveNumber: lineText({ max: 100 })
      .default('')
      .describe('number under which the receiver registered it; may be given once, later'),
  }),
  output: ReceiptView,
  errors: ['registry.receipt-link', 'registry.receipt-expired', 'registry.receipt-known'],
  access: 'public',
  summary: 'Confirm the receipt of a letter, once; without an account',
  tag,
  rateLimit,
});
