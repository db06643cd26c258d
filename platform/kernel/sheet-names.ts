import { z } from 'zod';

/** A sheet of a workbook. */
export const SheetName = z.object({
  name: z.string(),
  isHidden: z.boolean().describe('hidden in the workbook: read only where it is asked for'),
});
export type SheetName = z.output<typeof SheetName>;

/** Which sheet of a workbook was read. Extends what is answered about a file. */
export const SheetsRead = z.object({
  sheets: z
    .array(SheetName)
    .describe('sheets of the workbook, those shown first; none of a text, or of an older import'),
  sheetAt: z.number().int().describe('which of them was read'),
});
export type SheetsRead = z.output<typeof SheetsRead>;

/** Which sheet is to be read; left out: the first one shown whose headings are known. */
export const wantedSheet = z.coerce.number().int().min(0).max(2_000).optional();
