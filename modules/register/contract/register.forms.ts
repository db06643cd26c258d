import { z } from 'zod';
import { id } from '@sarn/document/contract';
import { noteField } from '@sarn/document/contract';

/** A number reserved before; the next one of the register when left out. */
export const reservedEntryField = id.optional();

/** Questions by which a number is taken. */
export const numberForms = {
  /** The next number of the register, or one reserved before, with its own day. */
  number: z.object({ reservedEntryId: reservedEntryField, note: noteField }),
  /** Only which number; left empty, the next one of the register. */
  takeNumber: z.object({ reservedEntryId: reservedEntryField }),
};

type Forms = typeof numberForms;

declare module '@sarn/document/contract' {
  interface FlowForms extends Forms {}
  interface FlowEffects extends Record<'receiveNumber' | 'voidNumbers', true> {}
}
