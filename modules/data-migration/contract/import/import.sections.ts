import { z } from 'zod';

/** Where a document stood in the table of an older system. */
const ImportMark = z.object({
  oldId: z.string(),
  action: z.string().describe('การปฏิบัติ as the old register had it'),
  fileName: z.string().describe('the table from which it came'),
  row: z.number().int(),
  importedAt: z.string(),
});

/** The section that import adds to the answer about a document. */
export const ImportSections = z.object({
  imported: ImportMark.nullable().describe('null for documents of this system'),
});

declare module '@sarn/document/contract' {
  interface DocumentSections {
    imported: z.output<typeof ImportMark> | null;
  }
}
