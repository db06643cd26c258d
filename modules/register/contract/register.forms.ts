import { z } from 'zod';
import { id } from '@sarn/document/contract';
import { noteField } from '@sarn/document/contract';

/** A number reserved before; the next one of the register where left out. */
export const reservedEntryField = id.optional();

/** Questions of acts that take a number. */
export const numberForms = {
  /** The next number of the register, or a reserved one with the day of its reservation. */
  number: z.object({ reservedEntryId: reservedEntryField, note: noteField }),
  /** Only which number; where left empty, the next one of the register. */
  takeNumber: z.object({ reservedEntryId: reservedEntryField }),
};

type Forms = typeof numberForms;

declare module '@sarn/document/contract' {
  interface FlowForms extends Forms {}
  interface FlowEffects extends Record<'receiveNumber' | 'voidNumbers', true> {}
}
