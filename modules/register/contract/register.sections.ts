import { Term, UnitRef } from '@sarn/document/contract';
import { z } from 'zod';

/** Where a document will get its number, as its drafter is shown it. */
export const NumberPreview = z.object({
  unit: UnitRef.describe('whose register counts'),
  register: Term,
  sample: z.string().describe('as it will be printed, dots for the number'),
});
export type NumberPreview = z.output<typeof NumberPreview>;

/** The section that the registers add to the answer about a document. */
export const RegisterSections = z.object({
  numbering: NumberPreview.nullable().describe(
    'null once it has its number, or where it gets none',
  ),
});

declare module '@sarn/document/contract' {
  interface DocumentSections {
    numbering: NumberPreview | null;
  }
}
