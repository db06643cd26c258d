import { z } from 'zod';

/** หมายเหตุ below a document, as the agency sets remarks; kept with the document, so that it stays so. */
export const printedRemarks = z.strictObject({
  /** A paragraph in each line. */
  text: z.string().max(2_000),
  /** From line to line, in heights of a line. */
  spacing: z.number().min(1).max(2.5),
  /** Of the first line of a paragraph, in millimetres. */
  indent: z.number().min(0).max(40),
});
export type PrintedRemarks = z.infer<typeof printedRemarks>;

export const remarksLabel = 'หมายเหตุ';
