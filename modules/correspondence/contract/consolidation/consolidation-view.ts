import { z } from 'zod';

/**
 * A text with its amendments worked in, kept as a file of the document beside the published one.
 */
export const ConsolidationView = z.object({
  fileId: z.string(),
  upTo: z.string().describe('the text includes the amendments in force on this day'),
  note: z.string(),
  keptBy: z.string(),
  keptAt: z.string(),
});
export type ConsolidationView = z.output<typeof ConsolidationView>;
