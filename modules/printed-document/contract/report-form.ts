import { z } from 'zod';

/** How a report is taken: to count with, or to be printed. */
export const reportForm = z
  .enum(['excel', 'pdf'])
  .default('excel')
  .describe('an Excel file, or the PDF that is printed');
export type ReportForm = z.output<typeof reportForm>;
