import { endpoint, jsonOf, SheetsRead, wantedSheet } from '@sarn/kernel';
import { z } from 'zod';
import { id } from '@sarn/document/contract';
import { importFieldNames } from './import-fields.ts';
import { importProblems } from './import-problems.ts';
import type { ImportProblemCode } from './import-problems.ts';

const tag = 'registry';
const access = 'registry.import';
const instant = z.string().describe('UTC instant');

/** Limits of an import; the specification gives no figures, so they are decided here. */
export const importLimits = {
  /** Bytes of the table. */
  sheetBytes: 50 * 1024 * 1024,
  /** Bytes of a zip of scans sent by browser; more go by a folder on the server. */
  scanBytes: 1024 * 1024 * 1024,
  /** Bytes into which a table may unpack, and how many times its size at most. */
  unpackedBytes: 500 * 1024 * 1024,
  unpackedTimes: 250,
  rows: 200_000,
  columns: 100,
  /** Most characters of one cell. */
  cell: 32_767,
  scans: 100_000,
  number: 9_999_999,
  /** Most rows of the error sheet. */
  sheetRows: 20_000,
} as const;

/**
 * Days that the rows of a table are kept as they were sent: a quarter of a year to find a mistake
 * and undo the import. They hold names and subjects a second time, so not longer.
 */
export const usualImportKeepDays = 90;

/** Rows of one page of the report. */
export const importPageSize = 50;

/** Registers that can be imported. */
export const importRegisterKinds = ['receive', 'outgoing'] as const;
export type ImportRegisterKind = (typeof importRegisterKinds)[number];

/** The state of an import: the steps of its page. */
export const importStates = [
  'UPLOADED',
  'CHECKING',
  'CHECKED',
  'RUNNING',
  'DONE',
  'UNDOING',
  'UNDONE',
  'DISCARDED',
] as const;
export type ImportState = (typeof importStates)[number];

/** Which rows of an import are shown. */
export const importRowFilters = ['problems', 'bad', 'said', 'done', 'kept'] as const;
export type ImportRowFilter = (typeof importRowFilters)[number];

const counts = z.object({
  good: z.number().int().describe('rows that can be entered'),
  bad: z.number().int().describe('rows left out'),
  said: z.number().int().describe('rows that can be entered, with a warning'),
  done: z.number().int().describe('documents that are entered'),
  undone: z.number().int(),
  kept: z
    .number()
    .int()
    .describe('documents that undoing left in place, because something was done with them'),
  scans: z.number().int(),
  scansUsed: z.number().int(),
  scansAttached: z.number().int(),
  gaps: z.number().int().describe('numbers between the first and the last that no row has'),
  first: z.number().int().nullable(),
  last: z.number().int().nullable(),
});

const card = z.object({
  id: z.string(),
  state: z.enum(importStates),
  fileName: z.string(),
  kind: z.enum(importRegisterKinds).nullable(),
  year: z.number().int().nullable(),
  unit: z.object({ id: z.string(), name: z.string() }).nullable(),
  rows: z.number().int(),
  handled: z.number().int().describe('rows of this step that are done'),
  byName: z.string(),
  createdAt: instant,
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  keptUntil: z.string().nullable().describe('last civil day (CE) on which its rows are kept'),
  forgottenAt: instant
    .nullable()
    .describe('when its rows were deleted; it can no longer be taken out'),
  counts,
});
export type ImportCard = z.output<typeof card>;

const mapping = z.partialRecord(
  z.enum(importFieldNames),
  z
    .number()
    .int()
    .min(0)
    .max(importLimits.columns - 1),
);

const detail = card.extend({
  ...SheetsRead.shape,
  encoding: z
    .string()
    .describe('format or encoding in which the table was read: xlsx, utf-8, windows-874, …'),
  sheet: z.string().describe('of a workbook with several, the one that was read'),
  otherSheets: z.number().int().describe('sheets of the workbook beside that one'),
  columns: z.array(z.object({ heading: z.string(), samples: z.array(z.string()) })),
  mapping,
  scansName: z.string().nullable().describe('the zip or the folder of scans'),
  unusedScans: z.array(z.string()).describe('the first of those that no row uses'),
});
export type ImportDetail = z.output<typeof detail>;

const problem = z.object({
  code: z.enum(Object.keys(importProblems) as [ImportProblemCode, ...ImportProblemCode[]]),
  field: z.string(),
  cell: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

const row = z.object({
  row: z.number().int().describe('row number in the table'),
  number: z.number().int().nullable(),
  title: z.string(),
  problems: z.array(problem),
  documentId: z.string().nullable(),
});
export type ImportRowView = z.output<typeof row>;

const ofOne = z.object({ id });
const notFound = 'registry.import-not-found';
const notNow = 'registry.import-not-now';
const unreadable = [
  'registry.import-not-a-table',
  'registry.import-broken',
  'registry.import-bomb',
  'registry.import-protected',
];

const uploadErrors = [
  ...unreadable,
  'registry.import-no-sheet',
  'registry.import-old-excel',
  'registry.import-encoding',
  'registry.import-quote-open',
  'registry.import-empty',
  'registry.import-too-many-rows',
];

export const listImports = endpoint({
  method: 'GET',
  path: '/registry/imports',
  input: z.object({}),
  output: z.object({ rows: z.array(card) }),
  errors: [],
  access,
  summary: 'Imports of registers of an older system, newest first',
  tag,
});

export const getImport = endpoint({
  method: 'GET',
  path: '/registry/imports/:id',
  input: ofOne,
  output: z.object({ item: detail }),
  errors: [notFound],
  access,
  summary: 'One import: its columns, progress and result',
  tag,
});

export const uploadImport = endpoint({
  method: 'POST',
  path: '/registry/imports/upload',
  input: z.object({}),
  output: z.object({ id: z.string() }),
  errors: uploadErrors,
  access,
  body: 'multipart',
  summary: 'Send the table of a register (.xlsx or CSV, field `sheet`); nothing is entered yet',
  tag,
});

export const readImportSheet = endpoint({
  method: 'POST',
  path: '/registry/imports/:id/sheet',
  input: ofOne.extend({
    sheetAt: wantedSheet.describe('which sheet of the workbook, as `sheets` names them'),
    chosen: jsonOf(z.record(z.string().max(200), z.enum(importFieldNames).nullable())).describe(
      'by heading, what was chosen so far for the columns; null: not read',
    ),
    kind: z.enum(importRegisterKinds).optional(),
    year: z.coerce.number().int().min(2450).max(2700).optional(),
    unitId: z.union([z.literal(''), id]).default(''),
  }),
  output: z.object({}),
  errors: [...uploadErrors, notFound, notNow, 'registry.import-unit-unknown'],
  access,
  body: 'multipart',
  summary: 'Read another sheet of the workbook, which is sent again (field `sheet`); scans stay',
  tag,
});

export const uploadScans = endpoint({
  method: 'POST',
  path: '/registry/imports/:id/scans',
  input: ofOne,
  output: z.object({ scans: z.number().int() }),
  errors: [...unreadable, notFound, notNow, 'registry.import-no-sheet'],
  access,
  body: 'multipart',
  summary: 'Send the scans of an import as a zip (field `scans`)',
  tag,
});

export const checkImport = endpoint({
  method: 'POST',
  path: '/registry/imports/:id/check',
  input: ofOne.extend({
    unitId: id,
    kind: z.enum(importRegisterKinds),
    year: z.coerce.number().int().min(2450).max(2700).describe('Buddhist year of the register'),
    mapping: jsonOf(mapping),
  }),
  output: z.object({}),
  errors: [
    notFound,
    notNow,
    'registry.import-columns-missing',
    'registry.import-columns-twice',
    'registry.import-unit-unknown',
    'registry.import-year-closed',
    'registry.import-year-ahead',
    'registry.import-folder-unknown',
  ],
  access,
  summary: 'Check every row with the chosen columns, without entering anything',
  tag,
  isRepeatable: true,
});

export const runImport = endpoint({
  method: 'POST',
  path: '/registry/imports/:id/run',
  input: ofOne,
  output: z.object({}),
  errors: [
    notFound,
    notNow,
    'registry.import-nothing-good',
    'registry.import-same-register',
    'registry.import-year-closed',
    'registry.register-closed',
    'registry.register-shared',
  ],
  access,
  summary: 'Enter the rows that passed the check',
  tag,
  isRepeatable: true,
});

export const undoImport = endpoint({
  method: 'POST',
  path: '/registry/imports/:id/undo',
  input: ofOne,
  output: z.object({}),
  errors: [notFound, notNow, 'registry.import-year-closed', 'registry.import-forgotten'],
  access,
  summary: 'Undo an import; documents with which something was done stay',
  tag,
  isRepeatable: true,
});

export const discardImport = endpoint({
  method: 'POST',
  path: '/registry/imports/:id/discard',
  input: ofOne,
  output: z.object({}),
  errors: [notFound, notNow],
  access,
  summary: 'Discard a table that was not entered',
  tag,
  isRepeatable: true,
});

export const listImportRows = endpoint({
  method: 'GET',
  path: '/registry/imports/:id/rows',
  input: ofOne.extend({
    filter: z.enum(importRowFilters).default('problems'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  output: z.object({ rows: z.array(row), total: z.number().int() }),
  errors: [notFound],
  access,
  summary: 'Rows of an import with what was found in them',
  tag,
});

export const importErrorSheet = endpoint({
  method: 'GET',
  path: '/registry/imports/:id/errors',
  input: ofOne,
  output: z.object({}),
  errors: [notFound, 'registry.import-forgotten'],
  access,
  isBinary: true,
  summary: 'The rows with problems as they were sent, and the reason for each cell, as Excel',
  tag,
});
