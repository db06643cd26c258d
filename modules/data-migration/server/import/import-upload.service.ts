import { rm } from 'node:fs/promises';
import { AppError, cleanText, newId } from '@sarn/kernel';
import type { SheetRow, SignedContext, Tx } from '@sarn/platform-server';
import { headingKey, recogniseHeadings } from '../../contract/index.ts';
import type { ImportFieldName, ImportMapping } from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { noteAct } from '@sarn/document/server';
import { onlyFile } from './import-files.ts';
import type { ImportFiles, SentFile } from './import-files.ts';
import { insertRows, replaceScans } from './import-row.store.ts';
import { findRunForUpdate, insertRun, listHeadings, updateRun } from './import-run.store.ts';
import type { ImportColumn } from './import-counts.ts';
import { zipSource } from './scan-source.ts';
import { openSheet, sheetNames, toImportError } from './sheet-reader.ts';

/** Rows in which the headings are looked for: there may be titles above them. */
const rowsOfHead = 20;
/** Sheets of a workbook that are looked at for a heading row. */
const mostSheets = 20;
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
  const { encoding, head, heading, rest, sheet, otherSheets } = await openKnown(file);
  const headings = heading.cells.map((cell) => cleanText(cell).replace(/\s+/g, ' ').trim());
  const remembered = await listHeadings(tx, headings.map(headingKey));
  const run = {
    ...{ id, fileName: file.name, encoding, sheet, otherSheets, rows: 0 },
    columns: columnsOf(headings, head),
    mapping: recogniseHeadings(headings, remembered),
    createdBy: context.caller.id,
    createdAt: deps.platform.clock.now().toISOString(),
    requestId: context.requestId,
  };
  await insertRun(tx, run);
  const count = await keepRows(tx, id, heading, rest);
  if (count === 0) throw new AppError('registry.import-empty', { name: file.name });
  await setRowCount(tx, id, count);
  await noteAct(deps, tx, context, {
    act: 'registry.import-upload',
    subject: { kind: 'import', id },
    detail: { file: file.name, rows: count, encoding },
  });
  tx.afterCommit(() => void dropQuietly(deps, file));
  return { id };
}

const setRowCount = (tx: Tx, id: string, rows: number) => updateRun(tx, id, { rows });

async function dropQuietly(deps: Dependencies, { path }: SentFile): Promise<void> {
  try {
    await rm(path, { force: true });
  } catch (error) {
    deps.platform.log.warn({ err: error }, 'a table of an import could not be removed');
  }
}

interface Split {
  readonly head: readonly SheetRow[];
  readonly heading: SheetRow;
  /** Rows after the headings. */
  readonly rest: AsyncIterable<SheetRow>;
  /** Ends the reading of the file. */
  close(): Promise<void>;
}

interface Opened extends Split {
  readonly encoding: string;
  /** Empty where the file has no other sheet. */
  readonly sheet: string;
  readonly otherSheets: number;
}

/** The first sheet whose headings are known: a cover may stand before it. Where none is, the first one. */
async function openKnown({ path, name }: SentFile): Promise<Opened> {
  const sheets = await sheetNames(path, name);
  const open = async (at: number): Promise<Opened | null> => {
    const { encoding, rows } = await openSheet(path, name, at);
    const sheet = sheets.length > 1 ? cleanText(sheets[at] ?? '').trim() : '';
    const split = await splitHead(rows);
    return split && { ...split, encoding, sheet, otherSheets: Math.max(0, sheets.length - 1) };
  };
  for (let at = 0; sheets.length > 1 && at < Math.min(sheets.length, mostSheets); at += 1) {
    const opened = await open(at);
    if (opened && knownIn(opened.heading) >= 2) return opened;
    await opened?.close();
  }
  const first = await open(0);
  if (!first) throw new AppError('registry.import-empty', { name });
  return first;
}

async function splitHead(rows: AsyncIterable<SheetRow>): Promise<Split | null> {
  const iterator = rows[Symbol.asyncIterator]();
  const head: SheetRow[] = [];
  while (head.length < rowsOfHead) {
    const next = await iterator.next();
    if (next.done) break;
    head.push(next.value);
  }
  const heading = findHeading(head);
  if (!heading) return null;
  const below = head.filter(({ row }) => row > heading.row);
  const close = async () => void (await iterator.return?.());
  return { head: below, heading, rest: chain(below, iterator), close };
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

/** How many headings of a row are known. */
const knownIn = ({ cells }: SheetRow): number => Object.keys(recogniseHeadings(cells)).length;

/** The row in which most headings are known; if none is, the first row that has several cells. */
function findHeading(head: readonly SheetRow[]): SheetRow | undefined {
  const [best] = head.toSorted((a, b) => knownIn(b) - knownIn(a) || a.row - b.row);
  if (best && knownIn(best) >= 2) return best;
  const filled = ({ cells }: SheetRow) => cells.filter((cell) => cell.trim() !== '').length;
  return head.find((row) => filled(row) >= 2) ?? head[0];
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
  const run = await findRunForUpdate(tx, input.id);
  if (!run) throw new AppError('registry.import-not-found');
  if (run.state !== 'UPLOADED' && run.state !== 'CHECKED') {
    throw new AppError('registry.import-not-now');
  }
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
