import { AppError, cleanText, newId } from '@sarn/kernel';
import { openTable, TableError, tableSheets, toTableError } from '@sarn/platform-server';
import type { SheetRow, SignedContext, TableFault, Tx } from '@sarn/platform-server';
import {
  headingKey,
  importLimits,
  kindOfHeadings,
  missingField,
  recogniseHeadings,
} from '../contract/index.ts';
import type { ImportKind, ImportMapping } from '../contract/index.ts';
import type { PeopleImport } from './needs.ts';
import { checkRun } from './check.service.ts';
import type { SentFile } from './import-files.ts';
import { insertRows } from './import-row.store.ts';
import { insertRun, listHeadings, updateRun } from './import-run.store.ts';
import { sealedRow } from './seal-cells.ts';
import type { StagedRow } from './staged.ts';

const batch = 1_000;
/** Sheets of a workbook that are looked at for a heading row. */
const mostSheets = 20;

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
    return await take(deps, tx, context, file);
  } catch (error) {
    throw toImportError(error, file.name);
  }
}

async function take(
  deps: PeopleImport,
  tx: Tx,
  context: SignedContext,
  file: SentFile,
): Promise<string> {
  const { encoding, iterator, heading, below, sheet } = await openKnown(file);
  const headings = heading.cells.map((cell) => cleanText(cell).replace(/\s+/g, ' ').trim());
  const kind = kindOfHeadings(headings);
  const remembered = await listHeadings(tx, kind, headings.map(headingKey));
  const mapping = recogniseHeadings(kind, headings, remembered);
  const id = newId();
  await insertRun(tx, {
    ...{
      id,
      kind,
      state: 'UPLOADED',
      file_name: file.name,
      encoding,
      headings,
      row_count: 0,
      sheet,
    },
    ...{ mapping: JSON.stringify(mapping), created_by: context.caller.id },
    created_at: deps.platform.clock.now().toISOString(),
  });
  const table = { id, kind, mapping, heading, name: file.name };
  const count = await keepRows(deps, tx, table, chain(below, iterator));
  if (count === 0) throw new AppError('personnel.import-empty', { name: file.name });
  await updateRun(tx, id, { row_count: count });
  await deps.platform.audit.write(tx, {
    ...{ act: 'personnel.import-uploaded', callerId: context.caller.id },
    ...{ subject: { kind: 'people-import', id }, requestId: context.requestId },
    detail: { file: file.name, rows: count, kind },
  });
  if (missingField(kind, mapping) === null) await checkRun(deps, tx, id);
  return id;
}

interface Head {
  readonly heading: SheetRow;
  /** Rows of the head below the headings. */
  readonly below: readonly SheetRow[];
}

interface Opened extends Head {
  readonly encoding: string;
  readonly iterator: AsyncIterator<SheetRow>;
  /** Empty where the file has no other sheet. */
  readonly sheet: string;
}

/** The first sheet whose headings are known: a cover may stand before it. Where none is, the first one. */
async function openKnown({ path, name }: SentFile): Promise<Opened> {
  const sheets = await tableSheets(path, tableLimits);
  const open = async (at: number): Promise<Opened | null> => {
    const { encoding, rows } = await openTable(path, { ...tableLimits, sheet: at });
    const iterator = rows[Symbol.asyncIterator]();
    const head = await readHead(iterator);
    const sheet = sheets.length > 1 ? cleanText(sheets[at] ?? '').trim() : '';
    return head && { ...head, encoding, iterator, sheet };
  };
  for (let at = 0; sheets.length > 1 && at < Math.min(sheets.length, mostSheets); at += 1) {
    const opened = await open(at);
    if (opened && knownHeadings(opened.heading) >= 2) return opened;
    await opened?.iterator.return?.();
  }
  const first = await open(0);
  if (!first) throw new AppError('personnel.import-empty', { name });
  return first;
}

const knownHeadings = ({ cells }: SheetRow): number =>
  Math.max(
    Object.keys(recogniseHeadings('units', cells)).length,
    Object.keys(recogniseHeadings('people', cells)).length,
  );

/**
 * The headings are in the row that has most of the known ones; null for an empty sheet.
 * Rule: specification of settings §4
 */
async function readHead(iterator: AsyncIterator<SheetRow>): Promise<Head | null> {
  const head: SheetRow[] = [];
  while (head.length < importLimits.headRows) {
    const next = await iterator.next();
    if (next.done) break;
    head.push(next.value);
    if (next.value.row >= importLimits.headRows) break;
  }
  const [best] = head.toSorted((a, b) => knownHeadings(b) - knownHeadings(a) || a.row - b.row);
  const filled = ({ cells }: SheetRow) => cells.filter((cell) => cell.trim() !== '').length;
  const heading =
    best && knownHeadings(best) >= 2 ? best : (head.find((row) => filled(row) >= 2) ?? head[0]);
  if (!heading) return null;
  return { heading, below: head.filter(({ row }) => row > heading.row) };
}

async function* chain(
  first: readonly SheetRow[],
  iterator: AsyncIterator<SheetRow>,
): AsyncGenerator<SheetRow> {
  yield* first;
  for (;;) {
    const next = await iterator.next();
    if (next.done) return;
    yield next.value;
  }
}

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
