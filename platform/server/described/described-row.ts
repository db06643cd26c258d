import { settingCode, settingOrigins, valuesSchema } from '@sarn/kernel';
import type { DescribedTable, FieldValue, SettingValues } from '@sarn/kernel';
import { z } from 'zod';
import type { StoredSetting } from './settings-table.ts';

/** Name of the column of a field. */
export const columnOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Made once: the parser of a schema is compiled when it is first used, which takes half a millisecond. */
const common = z.looseObject({
  code: settingCode,
  name_th: z.string(),
  name_en: z.string(),
  sort: z.number(),
  valid_from: z.string(),
  valid_to: z.string().nullable(),
  origin: z.enum(settingOrigins),
  version: z.number(),
});

/**
 * Reads a row that PostgreSQL gave as JSON. A column that the description does not fit is a fault of
 * the program, and told here instead of on the screen.
 */
export function readRow(table: DescribedTable, json: unknown): StoredSetting {
  const read = common.parse(json);
  const own = Object.keys(table.fields).map((name) => [name, read[columnOf(name)]] as const);
  return {
    code: read.code,
    nameTh: read.name_th,
    nameEn: read.name_en,
    sort: read.sort,
    validFrom: read.valid_from,
    validTo: read.valid_to,
    origin: read.origin,
    version: read.version,
    values: storedValues(table).parse(Object.fromEntries(own)),
  };
}

const known = new WeakMap<DescribedTable, z.ZodType<SettingValues>>();

function storedValues(table: DescribedTable): z.ZodType<SettingValues> {
  const found = known.get(table);
  if (found) return found;
  const made = valuesSchema(table);
  known.set(table, made);
  return made;
}

/** The columns of a row as they are written. */
export function toColumns(row: StoredSetting): Readonly<Record<string, FieldValue>> {
  const own = Object.entries(row.values).map(([name, value]) => [columnOf(name), value] as const);
  return {
    code: row.code,
    name_th: row.nameTh,
    name_en: row.nameEn,
    sort: row.sort,
    valid_from: row.validFrom,
    valid_to: row.validTo,
    origin: row.origin,
    version: row.version,
    ...Object.fromEntries(own),
  };
}
