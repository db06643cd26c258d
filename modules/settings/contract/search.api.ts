import { endpoint, lineText } from '@sarn/kernel';
import { z } from 'zod';

/** A row of a described table whose name or code has the text. */
export const FoundSetting = z.object({
  table: z.string().describe('Code of the table'),
  tableTitle: z.string(),
  code: z.string(),
  name: z.string(),
  about: z
    .string()
    .describe('Tells it from rows of the same name: its code, or its choices where codes are made'),
});
export type FoundSetting = z.output<typeof FoundSetting>;

export const searchSettings = endpoint({
  method: 'GET',
  path: '/settings/search',
  input: z.object({ text: lineText({ min: 1, max: 100 }) }),
  output: z.object({ rows: z.array(FoundSetting) }),
  errors: [],
  access: 'session',
  summary: 'Rows of settings by their names, of the tables that the caller may change',
  tag: 'settings',
});
