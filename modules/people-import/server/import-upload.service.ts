import { AppError, cleanText, newId } from '@sarn/kernel';
import type { InputOf, SheetName } from '@sarn/kernel';
import {
  openKnownSheet,
  openTable,
  sheetNameAt,
  TableError,
  tableSheets,
  toTableError,
} from '@sarn/platform-server';
import type { KnownSheet, SheetRow, SignedContext, TableFault, Tx } from '@sarn/platform-server';
import {
  headingKey,
  importLimits,
  kindOfHeadings,
  missingField,
  recogniseHeadings,
} from '../contract/index.ts';
import type { ImportKind, ImportMapping, readPeopleImportSheet } from '../contract/index.ts';
import type { PeopleImport } from './needs.ts';
import { checkRun, lockRun } from './check.service.ts';
import type { SentFile } from './import-files.ts';
import { deleteRows, insertRows } from './import-row.store.ts';
import { insertRun, listHeadings, updateRun } from './import-run.store.ts';
import { sealedRow } from './seal-cells.ts';
import type { StagedRow } from './staged.ts';

const batch = 1_000;

/** The limits within which a table is read; more rows than of any kind are refused while reading. */
const tableLimits = {
  ...{ unpackedBytes: importLimits.unpackedBytes, unpackedTimes: importLimits.unpackedTimes },
  ...{ columns: importLimits.columns, cell: importLimits.cell, isMergedFilled: true },
  rows: importLimits.people + importLimits.headRows,
} as const;

/** Receives a table: its rows are kept as they were sent and checked, nothing is entered. */
export async function takeTable(
  deps: PeopleImport,
  tx: Tx,
  context: SignedContext,
  file: SentFile,
): Promise<string> {
  try {
    const table = await readTable(tx, file);
    const id = newId();
    await insertRun(tx, {
      ...{ id, state: 'UPLOADED', row_count: 0, ...valuesOf(table) },
      ...{ created_by: context.caller.id, created_at: deps.platform.clock.now().toISOString() },
    });
    await keepTable(deps, tx, context, id, table);
    return id;
  } catch (error) {
    throw toImportError(error, file.name);
  }
}

/**
 * Reads another sheet of the workbook, which is sent again. What was chosen for headings that it has too stays
 * chosen, and so does the unit at the top.
 *
 * @throws AppError 'personnel.import-not-found', 'personnel.import-not-now' once it is entered
 */
export async function readSheet(
  deps: PeopleImport,
  tx: Tx,
  context: SignedContext,
  asked: InputOf<typeof readPeopleImportSheet>,
  file: SentFile,
): Promise<void> {
  const { id, topUnitId } = asked;
  const run = await lockRun(tx, id);
  if (run.state !== 'UPLOADED' && run.state !== 'CHECKED') {
    throw new AppError('personnel.import-not-now');
  }
  if (topUnitId !== '') await deps.organisation.unit(tx, topUnitId);
  try {
    const table = await readTable(tx, file, asked);
    await deleteRows(tx, id);
    await updateRun(tx, id, {
      ...{ state: 'UPLOADED', counts: null, digest: '', ...valuesOf(table) },
      top_unit_id: topUnitId === '' || table.kind !== 'units' ? null : topUnitId,
    });
    await keepTable(deps, tx, context, id, table);
  } catch (error) {
    throw toImportError(error, file.name);
  }
}

interface ReadTable extends KnownSheet {
  readonly name: string;
  readonly kind: ImportKind;
  readonly headings: string[];
  readonly mapping: ImportMapping;
  readonly sheets: readonly SheetName[];
}

/** @param asked the sheet that was chosen, and what is chosen for its headings over what is remembered */
async function readTable(
  tx: Tx,
  { path, name }: SentFile,
  asked?: Pick<InputOf<typeof readPeopleImportSheet>, 'sheetAt' | 'kind' | 'chosen'>,
): Promise<ReadTable> {
  const sheets = await tableSheets(path, tableLimits);
  const found = await openKnownSheet({
    ...{ sheets, headRows: importLimits.headRows, knownIn: knownHeadings, wanted: asked?.sheetAt },
    open: (at) => openTable(path, { ...tableLimits, sheet: at }),
  });
  if (!found) throw new AppError('personnel.import-empty', { name });
  const headings = found.heading.cells.map((cell) => cleanText(cell).replace(/\s+/g, ' ').trim());
  // Headings that say nothing leave the kind as it was chosen.
  const isKnown = asked === undefined || knownHeadings(headings) >= 2;
  const kind = isKnown ? kindOfHeadings(headings) : asked.kind;
  const remembered = new Map(await listHeadings(tx, kind, headings.map(headingKey)));
  const chosen = kind === asked?.kind ? asked.chosen : {};
  for (const [text, field] of Object.entries(chosen)) remembered.set(headingKey(text), field);
  const mapping = recogniseHeadings(kind, headings, remembered);
  return { ...found, name, kind, headings, mapping, sheets };
}

const valuesOf = ({ name, kind, headings, mapping, sheets, encoding, sheetAt }: ReadTable) => ({
  ...{ file_name: name, kind, headings, encoding, mapping: JSON.stringify(mapping) },
  ...{ sheets: JSON.stringify(sheets), sheet_at: sheetAt, sheet: sheetNameAt(sheets, sheetAt) },
});

/** Keeps the rows of the table that was read, and checks them where all needed columns are known. */
async function keepTable(
  deps: PeopleImport,
  tx: Tx,
  context: SignedContext,
  id: string,
  table: ReadTable,
): Promise<void> {
  const { kind, mapping, name, sheets, sheetAt } = table;
  const count = await keepRows(deps, tx, { ...table, id }, table.rest);
  if (count === 0) throw new AppError('personnel.import-empty', { name });
  await updateRun(tx, id, { row_count: count });
  const sheet = sheetNameAt(sheets, sheetAt);
  await deps.platform.audit.write(tx, {
    ...{ act: 'personnel.import-uploaded', callerId: context.caller.id },
    ...{ subject: { kind: 'people-import', id }, requestId: context.requestId },
    detail: { file: name, rows: count, kind, ...(sheet === '' ? {} : { sheet }) },
  });
  if (missingField(kind, mapping) === null) await checkRun(deps, tx, id);
}

const knownHeadings = (cells: readonly string[]): number =>
  Math.max(
    Object.keys(recogniseHeadings('units', cells)).length,
    Object.keys(recogniseHeadings('people', cells)).length,
  );

interface Table {
  readonly id: string;
  readonly kind: ImportKind;
  readonly mapping: ImportMapping;
  readonly heading: SheetRow;
  readonly name: string;
}

/** Headings repeated on each printed page are not rows. */
async function keepRows(
  { identityKey }: PeopleImport,
  tx: Tx,
  { id, kind, mapping, heading, name }: Table,
  rows: AsyncIterable<SheetRow>,
): Promise<number> {
  const textOf = ({ cells }: SheetRow) => cells.map(headingKey).join('|');
  const again = textOf(heading);
  const most = importLimits[kind];
  const key = identityKey();
  let count = 0;
  let waiting: StagedRow[] = [];
  for await (const row of rows) {
    if (textOf(row) === again) continue;
    count += 1;
    if (count > most) throw new AppError('personnel.import-too-many', { name, most });
    waiting.push(sealedRow(row, key, mapping.idCard));
    if (waiting.length < batch) continue;
    await insertRows(tx, id, waiting);
    waiting = [];
  }
  if (waiting.length > 0) await insertRows(tx, id, waiting);
  return count;
}

const faults: Readonly<Record<TableFault, string>> = {
  broken: 'personnel.import-broken',
  bomb: 'personnel.import-bomb',
  protected: 'personnel.import-protected',
  'old-excel': 'personnel.import-old-excel',
  'not-a-table': 'personnel.import-not-a-table',
  encoding: 'personnel.import-encoding',
  'quote-open': 'personnel.import-quote-open',
  'too-many-rows': 'personnel.import-too-many',
};

function toImportError(error: unknown, name: string): unknown {
  const found = toTableError(error);
  if (!(found instanceof TableError)) return found;
  const { fault, line = 0 } = found;
  return new AppError(faults[fault], { name, line, most: importLimits.people });
}
