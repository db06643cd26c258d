import { z } from 'zod';

/** Where a part of a register begins that is printed in parts. */
export const sheetsAsk = {
  after: z
    .string()
    .max(40)
    .default('')
    .describe('the last entry of the part before; empty: from the first'),
  sheet: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(1)
    .describe('the number of its first sheet'),
};

/** Sheets of a register or a book. Each part ends with a full sheet, so that the parts follow each other without a hole. */
export const SheetsPart = z.object({
  pdf: z.string().describe('PDF/A-3b in base64'),
  entries: z.number().int(),
  share: z.number().describe('how far it reaches: 0 to 1 of the whole'),
  next: z.object({ after: z.string(), sheet: z.number().int() }).nullable(),
});
export type SheetsPart = z.output<typeof SheetsPart>;
