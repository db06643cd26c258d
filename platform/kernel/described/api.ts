import { z } from 'zod';
import { civilDate, flag, jsonOf, lineText, listOf, orNull } from '../text.ts';
import { endpoint } from '../endpoint.ts';
import { SheetsRead, wantedSheet } from '../sheet-names.ts';
import { settingChangeErrors } from './errors.ts';
import {
  rowOfTable as Row,
  rowValue as Value,
  rowValues as values,
  tableCode as table,
} from './row.ts';
import { settingCode } from './values.ts';

const tag = 'settings';

/** How often a row is used, as far as the reader may know; counted to 1,000. */
const Use = z.object({ count: z.number().int(), isCapped: z.boolean() });

export const SettingRowOut = Row.extend({ used: Use.nullable().describe('Null: not counted') });
export type SettingRowOut = z.output<typeof SettingRowOut>;

/** One change of a row, from the audit trail. */
export const SettingChange = z.object({
  id: z.string(),
  at: z.string(),
  act: z.string().describe('Phrase of the act, in the language of the reader'),
  personName: z.string(),
  reason: z.string(),
  changes: z.array(z.object({ field: z.string(), from: Value.nullable(), to: Value.nullable() })),
});
export type SettingChange = z.output<typeof SettingChange>;

export const settingStates = ['current', 'coming', 'ended', 'all'] as const;
export type SettingState = (typeof settingStates)[number];

// A function: what it makes is for the server alone, and the browser leaves it out.
const filter = () => ({
  search: lineText({ max: 100 }).default(''),
  state: z.enum(settingStates).default('current'),
  where: jsonOf(z.record(z.string(), z.string().max(100)))
    .default({})
    .describe('Fields of a choice or reference, with the value they must have'),
});

const order = () => ({
  sort: z
    .string()
    .max(60)
    .default('sort')
    .describe('nameTh, code, validFrom or a field; another name: the usual order'),
  direction: z.enum(['ascending', 'descending']).default('ascending'),
});

export const settingPageSize = 50;

export const listSettingRows = endpoint({
  method: 'GET',
  path: '/settings/tables/:table/rows',
  input: z.object({
    table,
    ...filter(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    ...order(),
  }),
  output: z.object({
    rows: z.array(SettingRowOut),
    total: z.number().int(),
    mayUndo: z.boolean(),
    suggested: z.number().int().describe('Rows that the product suggests and the table has not'),
  }),
  errors: ['settings.forbidden', 'platform.not-found'],
  access: 'session',
  summary: 'Rows of a described table of settings',
  tag,
});

export const getSettingRow = endpoint({
  method: 'GET',
  path: '/settings/tables/:table/row/:code',
  input: z.object({ table, code: settingCode }),
  output: z.object({
    row: SettingRowOut,
    uses: z.array(Use.extend({ place: z.string(), label: z.string(), isListed: z.boolean() })),
    isDeletable: z.boolean(),
    history: z.array(SettingChange),
  }),
  errors: ['settings.forbidden', 'platform.not-found'],
  access: 'session',
  summary: 'A row of a described table, with its uses and its history',
  tag,
});

export const listSettingUses = endpoint({
  method: 'GET',
  path: '/settings/tables/:table/uses/:code',
  input: z.object({ table, code: settingCode, place: z.string().max(40) }),
  output: z.object({
    rows: z.array(z.object({ text: z.string(), path: z.string() })),
    hidden: z.number().int().describe('How many more the reader may not open'),
  }),
  errors: ['settings.forbidden', 'platform.not-found'],
  access: 'session',
  summary: 'What uses a row of a described table, as far as the reader may read it',
  tag,
});

const reason = lineText({ max: 300 }).default('');
const version = z.coerce.number().int().min(1).describe('As it was read; another one is refused');
const day = civilDate('1900-01-01', '2200-12-31');

export const saveSettingRow = endpoint({
  method: 'POST',
  path: '/settings/tables/:table/save',
  input: z.object({
    table,
    code: z
      .string()
      .max(40)
      .default('')
      .describe('Empty: made by the product, where it makes codes'),
    version: orNull(version).default(null).describe('Null for a new row'),
    nameTh: lineText({ min: 1, max: 200 }),
    nameEn: lineText({ max: 200 }).default(''),
    validFrom: day,
    validTo: orNull(day).default(null),
    values: jsonOf(values),
    reason,
  }),
  output: z.object({ row: Row }),
  errors: [...settingChangeErrors, 'settings.code-taken'],
  access: 'session',
  summary: 'Add or change a row of a described table',
  tag,
});

/** Most rows that are changed or ended at once (specification of settings §1). */
export const settingRowsAtOnce = 1000;

const chosen = listOf(z.object({ code: settingCode, version }), settingRowsAtOnce, 1);

export const endSettingRows = endpoint({
  method: 'POST',
  path: '/settings/tables/:table/end',
  input: z.object({
    table,
    rows: chosen,
    validTo: orNull(day).describe('Last day; null reopens'),
    reason,
  }),
  output: z.object({ count: z.number().int() }),
  errors: [...settingChangeErrors],
  access: 'session',
  summary: 'Set the last day of rows, or reopen them; all or none',
  tag,
});

export const changeSettingRows = endpoint({
  method: 'POST',
  path: '/settings/tables/:table/change',
  input: z.object({ table, rows: chosen, values: jsonOf(values), reason }),
  output: z.object({ count: z.number().int() }),
  errors: [...settingChangeErrors],
  access: 'session',
  summary: 'Give several rows the same value of a field; all or none',
  tag,
});

export const deleteSettingRow = endpoint({
  method: 'POST',
  path: '/settings/tables/:table/delete',
  input: z.object({ table, code: settingCode, version, reason }),
  output: z.object({ code: settingCode }),
  errors: [...settingChangeErrors, 'settings.used', 'settings.delivered'],
  access: 'session',
  summary: 'Delete a row that did not come with the product and was never used',
  tag,
});

export const moveSettingRow = endpoint({
  method: 'POST',
  path: '/settings/tables/:table/move',
  input: z.object({
    table,
    code: settingCode,
    after: orNull(settingCode).describe('Row before it afterwards; null: it becomes the first'),
    before: settingCode.optional().describe('Row behind it afterwards; `after` is not read then'),
  }),
  output: z.object({ code: settingCode }),
  errors: [...settingChangeErrors],
  access: 'session',
  summary: 'Change the order of the rows',
  tag,
  isRepeatable: true,
});

export const undoSettingChange = endpoint({
  method: 'POST',
  path: '/settings/tables/:table/undo',
  input: z.object({ table }),
  output: z.object({ count: z.number().int() }),
  errors: [...settingChangeErrors, 'settings.nothing-to-undo', 'settings.used'],
  access: 'session',
  summary: 'Undo the own last change, within ten minutes and if nothing is newer',
  tag,
});

const SuggestedRowOut = z.object({
  pack: z.string(),
  code: z.string(),
  nameTh: z.string(),
  nameEn: z.string(),
  values,
  fault: z.string().describe('Why it cannot be taken; empty when it can'),
});
export type SuggestedRowOut = z.output<typeof SuggestedRowOut>;

export const listSuggestedRows = endpoint({
  method: 'GET',
  path: '/settings/tables/:table/suggestions',
  input: z.object({ table }),
  output: z.object({
    packs: z.array(z.object({ code: z.string(), th: z.string(), en: z.string() })),
    rows: z.array(SuggestedRowOut).describe('Not in the table yet, by code and by name'),
  }),
  errors: ['settings.forbidden', 'platform.not-found'],
  access: 'session',
  summary: 'Rows that the product suggests for a described table, and what taking them would give',
  tag,
});

export const takeSuggestedRows = endpoint({
  method: 'POST',
  path: '/settings/tables/:table/suggestions/take',
  input: z.object({ table, codes: listOf(settingCode, 1000, 1), reason }),
  output: z.object({ count: z.number().int() }),
  errors: [...settingChangeErrors, 'settings.code-taken'],
  access: 'session',
  summary: 'Take over suggested rows as own rows; all or none, and undone as one change',
  tag,
});

export const exportSettingRows = endpoint({
  method: 'GET',
  path: '/settings/tables/:table/excel',
  input: z.object({ table, ...filter(), ...order() }),
  output: z.object({}),
  errors: ['settings.forbidden', 'platform.not-found'],
  access: 'session',
  summary: 'The rows as an Excel file, which can be sent back changed',
  tag,
  isBinary: true,
});

const ImportedRow = z.object({
  line: z.number().int(),
  code: z.string(),
  name: z.string(),
  act: z.enum(['add', 'change', 'same', 'fault']),
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  fault: z.string().describe('Why the row cannot be taken; empty when it can'),
});
export type ImportedSettingRow = z.output<typeof ImportedRow>;

export const importSettingRows = endpoint({
  method: 'POST',
  path: '/settings/tables/:table/import',
  input: z.object({
    table,
    isTrial: flag.default(true).describe('Only says what would happen'),
    sheetAt: wantedSheet.describe('Which sheet of a workbook is read'),
    reason,
  }),
  output: SheetsRead.extend({ rows: z.array(ImportedRow), count: z.number().int() }),
  errors: [
    ...settingChangeErrors,
    'settings.import-faults',
    'settings.import-unreadable',
    'settings.too-many-rows',
    'settings.code-taken',
  ],
  access: 'session',
  summary: 'Add and change rows by an Excel file; all or none',
  tag,
  body: 'multipart',
});
