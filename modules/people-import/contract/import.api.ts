import { endpoint, jsonOf, SheetsRead, wantedSheet } from '@sarn/kernel';
import { organisationPermissions } from '@sarn/organisation/contract';
import { z } from 'zod';
import { importFieldNames, importKinds } from './import-fields.ts';
import { importLimits } from './import-limits.ts';
import { importProblemCodes } from './import-problems.ts';

const tag = 'personnel';
const access = organisationPermissions.manage;
const instant = z.string().describe('UTC instant');

/** How far an import is. */
export const importStates = [
  ...(['UPLOADED', 'CHECKED', 'DONE', 'UNDOING', 'UNDONE', 'DISCARDED'] as const),
] as const;
export type ImportState = (typeof importStates)[number];

const whole = z.number().int();

/** Rows by what entering them does; after entering, what it did. */
export const ImportCounts = z.object({
  new: whole,
  changed: whole,
  same: whole,
  twice: whole.describe('rows that repeat another one'),
  bad: whole.describe('rows left out'),
  waits: whole.describe('rows left out because the row above them is'),
  doubted: whole.describe('rows that are entered, with something to look at'),
  moved: whole.describe('people who come into another unit; units that come under another one'),
  invited: whole.describe('people who are mailed an invitation'),
  undone: whole,
  kept: whole.describe('rows that undoing left, because they were used'),
});
export type ImportCounts = z.output<typeof ImportCounts>;

const Card = z.object({
  id: z.string(),
  kind: z.enum(importKinds),
  state: z.enum(importStates),
  fileName: z.string(),
  rows: whole,
  byName: z.string(),
  createdAt: instant,
  enteredAt: instant.nullable(),
  enteredByName: z.string(),
  tookMs: whole.nullable(),
  undoUntil: z.string().nullable().describe('last civil day (CE) on which it can be undone'),
  counts: ImportCounts.nullable().describe('null until it was checked'),
});
export type ImportCard = z.output<typeof Card>;

const Mapping = z.partialRecord(
  z.enum(importFieldNames),
  z
    .number()
    .int()
    .min(0)
    .max(importLimits.columns - 1),
);

const UnitCount = z.object({ unit: z.string(), new: whole, changed: whole, out: whole });

const Detail = Card.extend({
  ...SheetsRead.shape,
  sheet: z.string().describe('of a workbook with several, the one that was read'),
  encoding: z.string().describe('format in which it was read: xlsx, utf-8, windows-874, …'),
  columns: z.array(z.object({ heading: z.string(), samples: z.array(z.string()) })),
  mapping: Mapping,
  missing: z.array(z.enum(importFieldNames)).describe('needed fields of which one has no column'),
  unasked: z.array(z.string()).describe('headings that nobody was asked about and are not read'),
  topUnit: z.object({ id: z.string(), name: z.string() }).nullable(),
  sendsMail: z
    .boolean()
    .describe('false: there is no mail server, and invitations stay on the machine'),
  units: z.array(UnitCount).describe('rows by unit, after entering'),
});
export type ImportDetail = z.output<typeof Detail>;

const Problem = z.object({
  code: z.enum(importProblemCodes),
  field: z.string(),
  cell: z.string().describe('as sent; an ID card is masked'),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  choices: z.array(z.string()).optional().describe('texts that would be right in the cell'),
});

const Change = z.object({
  field: z.enum(importFieldNames),
  before: z.string(),
  after: z.string(),
});

const Row = z.object({
  row: whole.describe('row number in the table'),
  state: z.enum(['sent', 'new', 'changed', 'same', 'twice', 'bad', 'waits']),
  name: z.string(),
  unitName: z.string(),
  problems: z.array(Problem),
  changes: z.array(Change),
  summary: z.string().describe('of a new row: post and unit, or the unit above'),
  result: z.enum(['entered', 'undone', 'kept']).nullable(),
});
export type ImportChange = z.output<typeof Change>;
export type ImportRowView = z.output<typeof Row>;

/** Which rows of an import are shown. */
export const importRowFilters = [
  ...(['out', 'doubted', 'enters', 'new'] as const),
  ...(['changed', 'moved', 'same', 'kept'] as const),
] as const;
export type ImportRowFilter = (typeof importRowFilters)[number];

const ofOne = z.object({ id: z.uuid() });
const notFound = 'personnel.import-not-found';
const notNow = 'personnel.import-not-now';

const uploadErrors = [
  ...['personnel.import-no-file', 'personnel.import-not-a-table', 'personnel.import-old-excel'],
  ...['personnel.import-encoding', 'personnel.import-quote-open', 'personnel.import-empty'],
  ...['personnel.import-too-many', 'personnel.import-broken', 'personnel.import-bomb'],
  'personnel.import-protected',
];

export const listPeopleImports = endpoint({
  method: 'GET',
  path: '/personnel/imports',
  input: z.object({}),
  output: z.object({ rows: z.array(Card) }),
  errors: [],
  access,
  summary: 'Imports of people and units, newest first',
  tag,
});

export const getPeopleImport = endpoint({
  method: 'GET',
  path: '/personnel/imports/:id',
  input: ofOne,
  output: z.object({ item: Detail }),
  errors: [notFound],
  access,
  summary: 'One import: its columns, what was found, and its result',
  tag,
});

export const listPeopleImportRows = endpoint({
  method: 'GET',
  path: '/personnel/imports/:id/rows',
  input: ofOne.extend({
    filter: z.enum(importRowFilters).default('out'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  output: z.object({ rows: z.array(Row), total: whole }),
  errors: [notFound],
  access,
  summary: 'Rows of an import with what was found in them and what they change',
  tag,
});

export const uploadPeopleImport = endpoint({
  method: 'POST',
  path: '/personnel/imports/upload',
  input: z.object({}),
  output: z.object({ id: z.string() }),
  errors: uploadErrors,
  access,
  body: 'multipart',
  summary: 'Send a table (.xlsx or CSV, field `sheet`) and check it; nothing is entered yet',
  tag,
});

export const readPeopleImportSheet = endpoint({
  method: 'POST',
  path: '/personnel/imports/:id/sheet',
  input: ofOne.extend({
    sheetAt: wantedSheet.describe('which sheet of the workbook, as `sheets` names them'),
    kind: z.enum(importKinds),
    chosen: jsonOf(
      z.record(z.string().max(importLimits.cell), z.enum(importFieldNames).nullable()),
    ).describe('by heading, what was chosen so far for the columns; null: not read'),
    topUnitId: z
      .union([z.literal(''), z.uuid()])
      .default('')
      .describe('Empty: at the top'),
  }),
  output: z.object({}),
  errors: [...uploadErrors, notFound, notNow, 'platform.not-found'],
  access,
  body: 'multipart',
  summary: 'Read another sheet of the workbook, which is sent again (field `sheet`)',
  tag,
});

export const checkPeopleImport = endpoint({
  method: 'POST',
  path: '/personnel/imports/:id/check',
  input: ofOne.extend({
    kind: z.enum(importKinds),
    mapping: jsonOf(Mapping),
    topUnitId: z
      .union([z.literal(''), z.uuid()])
      .default('')
      .describe('Empty: at the top'),
  }),
  output: z.object({ item: Detail }),
  errors: [notFound, notNow, 'personnel.import-columns-missing', 'platform.not-found'],
  access,
  keepsNoAnswer: 'read-again',
  summary: 'Check every row with the chosen columns, without entering anything',
  tag,
  isRepeatable: true,
});

export const correctPeopleImport = endpoint({
  method: 'POST',
  path: '/personnel/imports/:id/cell',
  input: ofOne.extend({
    row: z.coerce.number().int().min(1),
    field: z.enum(importFieldNames),
    text: z.string().max(importLimits.cell),
  }),
  output: z.object({ item: Detail }),
  errors: [notFound, notNow, 'personnel.import-no-column'],
  access,
  keepsNoAnswer: 'read-again',
  summary: 'Correct one cell of a table that is not entered, and check it again',
  tag,
  isRepeatable: true,
});

export const enterPeopleImport = endpoint({
  method: 'POST',
  path: '/personnel/imports/:id/enter',
  changesSettings: 'people',
  input: ofOne,
  output: z.object({ item: Detail }),
  errors: [
    ...[notFound, notNow, 'personnel.import-nothing', 'personnel.import-changed'],
    ...['identity.taken', 'identity.unit-cycle'],
  ],
  access,
  keepsNoAnswer: 'read-again',
  summary: 'Enter all rows that are right in one transaction',
  tag,
});

export const undoPeopleImport = endpoint({
  method: 'POST',
  path: '/personnel/imports/:id/undo',
  changesSettings: 'people',
  input: ofOne,
  output: z.object({ item: Detail }),
  errors: [notFound, notNow, 'personnel.import-undo-late'],
  access,
  keepsNoAnswer: 'read-again',
  summary:
    'Undo an import; rows that were used since stay and are listed. Of a large one the first part is ' +
    'undone at once and the others by a job: its state is UNDOING until then',
  tag,
});

export const discardPeopleImport = endpoint({
  method: 'POST',
  path: '/personnel/imports/:id/discard',
  input: ofOne,
  output: z.object({}),
  errors: [notFound, notNow],
  access,
  summary: 'Discard a table that was not entered',
  tag,
  isRepeatable: true,
});

export const peopleImportErrorSheet = endpoint({
  method: 'GET',
  path: '/personnel/imports/:id/errors',
  input: ofOne,
  output: z.object({}),
  errors: [notFound, 'personnel.import-forgotten'],
  access,
  isBinary: true,
  summary: 'The rows left out as they were sent, with the reason, as Excel; it can be sent back',
  tag,
});

export const peopleImportSample = endpoint({
  method: 'GET',
  path: '/personnel/import-sample',
  input: z.object({ kind: z.enum(importKinds).default('people') }),
  output: z.object({}),
  errors: [],
  access,
  isBinary: true,
  summary: 'An empty table with the headings that are known, as Excel',
  tag,
});
