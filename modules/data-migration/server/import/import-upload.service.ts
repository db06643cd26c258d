import { rm } from 'node:fs/promises';
import { AppError, cleanText, newId } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import { openKnownSheet, sheetNameAt } from '@sarn/platform-server';
import type { KnownSheet, SheetRow, SignedContext, Tx } from '@sarn/platform-server';
import { headingKey, recogniseHeadings } from '../../contract/index.ts';
import type { ImportFieldName, ImportMapping, readImportSheet } from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { noteAct } from '@sarn/document/server';
import { onlyFile } from './import-files.ts';
import type { ImportFiles, SentFile } from './import-files.ts';
import { deleteRows, freeScans, insertRows, replaceScans } from './import-row.store.ts';
import {
  findRunForUpdate,
  insertRun,
  listHeadings,
  replaceTable,
  updateRun,
} from './import-run.store.ts';
import type { ReadTable, RunRow } from './import-run.store.ts';
import type { ImportColumn } from './import-counts.ts';
import { zipSource } from './scan-source.ts';
import { openSheet, sheetNames, toImportError } from './sheet-reader.ts';

/** Rows in which the headings are looked for: there may be titles above them. */
const rowsOfHead = 20;
const batch = 1_000;
const samplesOfColumn = 3;
const sampleLength = 60;

/** Receives a table: its rows are kept as they were sent, nothing is entered anywhere. */
export async function takeSheet(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  files: readonly SentFile[],
): Promise<{ id: string }> {
  const file = onlyFile(files);
  const id = newId();
  const table = await readTable(tx, file);
  await insertRun(tx, {
    ...{ ...table.read, id, rows: 0 },
    createdBy: context.caller.id,
    createdAt: deps.platform.clock.now().toISOString(),
    requestId: context.requestId,
  });
  await keepTable(deps, tx, context, { id, file, table });
  return { id };
}

/**
 * Reads another sheet of the workbook, which is sent again. What was chosen for headings that it has too stays
 * chosen, and so do the register and the scans.
 *
 * @throws AppError 'registry.import-not-found', 'registry.import-not-now' once it is being entered
 */
export async function readSheet(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  asked: InputOf<typeof readImportSheet>,
  files: readonly SentFile[],
): Promise<OutputOf<typeof readImportSheet>> {
  const file = onlyFile(files);
  const { id, sheetAt, chosen, kind, year, unitId } = asked;
  await lockOpen(tx, id);
  if (unitId !== '' && (await deps.organisation.units(tx, [unitId])).length === 0) {
    throw new AppError('registry.import-unit-unknown');
  }
  const table = await readTable(tx, file, { sheetAt, chosen });
  await deleteRows(tx, id);
  await freeScans(tx, id);
  await replaceTable(tx, id, table.read);
  await updateRun(tx, id, {
    ...{ state: 'UPLOADED', handled: 0, stageRow: 0, unitId: unitId === '' ? null : unitId },
    ...{ kind: kind ?? null, year: year ?? null },
  });
  await keepTable(deps, tx, context, { id, file, table });
  return {};
}

interface Table extends KnownSheet {
  readonly read: ReadTable;
}

/** @param asked the sheet that was chosen, and what is chosen for its headings over what is remembered */
async function readTable(
  tx: Tx,
  { path, name }: SentFile,
  asked: {
    readonly sheetAt?: number | undefined;
    readonly chosen?: Readonly<Record<string, ImportFieldName | null>>;
  } = {},
): Promise<Table> {
  const sheets = await sheetNames(path, name);
  const found = await openKnownSheet({
    ...{ sheets, open: (at) => openSheet(path, name, at), headRows: rowsOfHead },
    knownIn: (cells) => Object.keys(recogniseHeadings(cells)).length,
    wanted: asked.sheetAt,
  });
  if (!found) throw new AppError('registry.import-empty', { name });
  const { heading, below, encoding, sheetAt } = found;
  const headings = heading.cells.map((cell) => cleanText(cell).replace(/\s+/g, ' ').trim());
  const remembered = await listHeadings(tx, headings.map(headingKey));
  for (const [text, field] of Object.entries(asked.chosen ?? {})) {
    remembered.set(headingKey(text), field);
  }
  return {
    ...found,
    read: {
      ...{ fileName: name, encoding, sheets, sheetAt, sheet: sheetNameAt(sheets, sheetAt) },
      otherSheets: Math.max(0, sheets.length - 1),
      ...{ columns: columnsOf(headings, below), mapping: recogniseHeadings(headings, remembered) },
    },
  };
}

/** Keeps the rows of the table that was read. */
async function keepTable(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id, file, table }: { readonly id: string; readonly file: SentFile; readonly table: Table },
): Promise<void> {
  const { heading, rest, read } = table;
  const rows = await keepRows(tx, id, heading, rest);
  if (rows === 0) throw new AppError('registry.import-empty', { name: file.name });
  await updateRun(tx, id, { rows });
  const { encoding, sheet } = read;
  await noteAct(deps, tx, context, {
    act: 'registry.import-upload',
    subject: { kind: 'import', id },
    detail: { file: file.name, rows, encoding, ...(sheet === '' ? {} : { sheet }) },
  });
  tx.afterCommit(() => void dropQuietly(deps, file));
}

/** The import, locked. @throws AppError when it is not there, or is being checked or entered */
async function lockOpen(tx: Tx, id: string): Promise<RunRow> {
  const run = await findRunForUpdate(tx, id);
  if (!run) throw new AppError('registry.import-not-found');
  if (run.state !== 'UPLOADED' && run.state !== 'CHECKED') {
    throw new AppError('registry.import-not-now');
  }
  return run;
}

async function dropQuietly(deps: Dependencies, { path }: SentFile): Promise<void> {
  try {
    await rm(path, { force: true });
  } catch (error) {
    deps.platform.log.warn({ err: error }, 'a table of an import could not be removed');
  }
}

function columnsOf(headings: readonly string[], rows: readonly SheetRow[]): ImportColumn[] {
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, column) => ({
    heading: (headings[column] ?? '').slice(0, 200),
    samples: rows
      .map(({ cells }) =>
        cleanText(cells[column] ?? '')
          .trim()
          .slice(0, sampleLength),
      )
      .filter((cell, at, all) => cell !== '' && all.indexOf(cell) === at)
      .slice(0, samplesOfColumn),
  }));
}

/** Stores the rows; headings repeated on each printed page are not rows. */
async function keepRows(
  tx: Tx,
  runId: string,
  heading: SheetRow,
  rows: AsyncIterable<SheetRow>,
): Promise<number> {
  const textOf = ({ cells }: SheetRow) => cells.map(headingKey).join('|');
  const again = textOf(heading);
  let count = 0;
  let waiting: SheetRow[] = [];
  for await (const row of rows) {
    if (textOf(row) === again) continue;
    waiting.push(row);
    count += 1;
    if (waiting.length < batch) continue;
    await insertRows(tx, runId, waiting);
    waiting = [];
  }
  if (waiting.length > 0) await insertRows(tx, runId, waiting);
  return count;
}

/** Receives a zip of scans for an import that is not entered yet, replacing an earlier one. */
export async function takeScans(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  input: { readonly id: string },
  sent: { readonly files: readonly SentFile[]; readonly store: ImportFiles },
): Promise<{ scans: number }> {
  const file = onlyFile(sent.files);
  const run = await lockOpen(tx, input.id);
  const scans = await listOf(file);
  await replaceScans(tx, run.id, scans);
  await updateRun(tx, run.id, {
    ...{ state: 'UPLOADED', scansKind: 'zip', scansName: file.name, scansPath: null },
  });
  await noteAct(deps, tx, context, {
    act: 'registry.import-scans',
    subject: { kind: 'import', id: run.id },
    detail: { file: file.name, scans: scans.length },
  });
  // Before the commit: rows must not refer to a missing zip; a zip without rows is replaced later.
  await sent.store.keepZip(file, run.id);
  return { scans: scans.length };
}

async function listOf(file: SentFile) {
  try {
    return await zipSource(file.path).list();
  } catch (error) {
    throw toImportError(error, file.name);
  }
}

/**
 * The heading choices remembered for the next table: headings that were read, and those that were
 * not.
 */
export function learnt(
  columns: readonly ImportColumn[],
  mapping: ImportMapping,
): Map<string, ImportFieldName | null> {
  const chosen = new Map(
    (Object.entries(mapping) as [ImportFieldName, number][]).map(([field, at]) => [at, field]),
  );
  return new Map(
    columns
      .map(({ heading }, at) => [headingKey(heading), chosen.get(at) ?? null] as const)
      .filter(([key]) => key !== ''),
  );
}
