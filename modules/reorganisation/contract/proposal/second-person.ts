import { z } from 'zod';

/** Who asked for what a second person confirms, and who confirmed it. */
export const SecondPerson = z.object({
  askedName: z.string(),
  askedAt: z.string(),
  confirmedName: z.string().describe('Empty where nobody else could confirm it'),
  confirmedAt: z.string().describe('When it was confirmed, or was carried out by itself'),
});
export type SecondPerson = z.output<typeof SecondPerson>;
