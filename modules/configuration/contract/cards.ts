import { lineText } from '@sarn/kernel';
import { z } from 'zod';

/** Colours that a card may have: names of the design system. */
export const cardColours = ['amber', 'violet', 'red', 'blue', 'teal', 'green', 'grey'] as const;

/** A to-do card as the agency wants it; their order is that of the list. */
export const CardSetting = z.object({
  code: z.string().max(40),
  th: lineText({ min: 1, max: 80 }),
  en: lineText({ min: 1, max: 80 }),
  color: z.enum(cardColours),
  isHidden: z.boolean(),
  taker: z
    .string()
    .max(40)
    .nullable()
    .describe('Card that shows instead what a hidden one holds; null for a shown one'),
});
export type CardSetting = z.output<typeof CardSetting>;

/** Most cards of a deployment. */
export const mostCards = 40;

export const CardSettings = z.array(CardSetting).max(mostCards);
