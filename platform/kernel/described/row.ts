import { z } from 'zod';
import { settingOrigins } from './table.ts';
import { settingCode } from './values.ts';

/* A row of a described table as calls carry it. */

export const tableCode = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/)
  .describe('Code of the described table');

export const rowValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  z.null(),
]);
export const rowValues = z
  .record(z.string(), rowValue)
  .describe('Own fields of the table, by their names');

export const rowOfTable = z.object({
  code: settingCode,
  nameTh: z.string(),
  nameEn: z.string(),
  sort: z.number().int(),
  validFrom: z.string(),
  validTo: z.string().nullable(),
  origin: z.enum(settingOrigins),
  version: z.number().int(),
  values: rowValues,
});
