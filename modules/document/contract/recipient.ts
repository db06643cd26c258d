import { z } from 'zod';
import { id } from './id.ts';

/** A unit or a person a document is sent to; `main` has to act on it, `info` only receives it. */
export const Recipient = z
  .object({
    unitId: id.optional(),
    personId: id.optional(),
    role: z.enum(['main', 'info']).default('main'),
  })
  .refine((to) => Boolean(to.unitId) !== Boolean(to.personId), 'recipient');
export type Recipient = z.output<typeof Recipient>;
