import { lineText, listOf } from '@sarn/kernel';
import { z } from 'zod';
import { sendMethods } from '@sarn/contact/contract';
import { id } from '@sarn/document/contract';
import { handOutcomes } from '@sarn/correspondence/contract';
import { keysOf, noteField } from '@sarn/document/contract';

/** One addressee outside to whom the letter was sent, and by which way. */
const OutsideSending = z.object({
  recipientId: id,
  method: z.enum(keysOf(sendMethods)),
  /** Number of the postal article, or of the row in the delivery book. */
  reference: lineText({ max: 100 }).default(''),
  /** E-mail address; where left out, that of the address book. */
  address: z.email().max(200).or(z.literal('')).default(''),
  /**
   * The messenger who carries it, for the delivery book; where left out, the person who records it.
   */
  carrierId: id.optional(),
});

/** Questions about sending to addressees outside. */
export const dispatchForms = {
  dispatchOutside: z.object({ sendings: listOf(OutsideSending, 100, 1), note: noteField }),
  receipt: z.object({
    recipientId: id,
    outcome: z.enum(handOutcomes),
    theirNo: lineText({ max: 100 }).default(''),
    note: noteField,
  }),
};

type Forms = typeof dispatchForms;
type Effect = 'recordDispatch' | 'recordReceipt' | 'cancelSendings';

declare module '@sarn/document/contract' {
  interface FlowForms extends Forms {}
  interface FlowGuards extends Record<'nothingDispatched', true> {}
  interface FlowEffects extends Record<Effect, true> {}
  interface ActCodes extends Record<'dispatch' | 'recordReceipt', true> {}
}
