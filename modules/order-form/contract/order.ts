import { id, PersonRef } from '@sarn/document/contract';
import { listOf, settingCode } from '@sarn/kernel';
import { z } from 'zod';

/** Most persons that one order names. */
export const mostNamed = 300;

/** Form of order and named persons, as the draft of a command sends them. */
export const orderShape = {
  commandType: z.union([z.literal(''), settingCode]).default(''),
  namedPersonIds: listOf(id, mostNamed).default([]),
} as const;

export interface OrderChoice {
  readonly commandType: string;
  readonly namedPersonIds: readonly string[];
}

/** What the page of a command shows of it; null in `publication` where none was chosen. */
export const OrderView = z.object({
  commandType: z.string(),
  typeTerm: z.object({ th: z.string(), en: z.string() }),
  isForNamed: z.boolean().describe('only the named persons read it once it is published'),
  offersActing: z.boolean().describe('an acting order is entered by it'),
  people: z.array(PersonRef).describe('whom it names, in its order'),
});
export type OrderView = z.output<typeof OrderView>;
