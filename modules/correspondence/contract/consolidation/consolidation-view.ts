import { z } from 'zod';

/**
 * A text with its amendments worked in, kept as a file of the document beside the published one.
 */
export const ConsolidationView = z.object({
  fileId: z.string(),
  upTo: z.string().describe('amendments that hold on this day are in it'),
  note: z.string(),
  keptBy: z.string(),
  keptAt: z.string(),
});
export type ConsolidationView = z.output<typeof ConsolidationView>;
