import { rm } from 'node:fs/promises';
import { AppError, civilDateAt, fillSentence, settingErrors, settingSubjects } from '@sarn/kernel';
import type {
  DescribedTable,
  ImportedSettingRow,
  InputOf,
  OutputOf,
  SheetsRead,
  importSettingRows,
} from '@sarn/kernel';
import {
  listAllSettings,
  listGivenCodes,
  nextSort,
  openKnownSheet,
  openTable,
  TableError,
  tableSheets,
  toTableError,
} from '@sarn/platform-server';
import type {
  SettingsTable,
  SheetRow,
  SignedContext,
  StoredSetting,
  Tx,
} from '@sarn/platform-server';
import { asksUse, checkChange, isSameRow } from './change.rules.ts';
import { changedBy } from './change.service.ts';
import { permittedTable } from './dependencies.ts';
import type { SettingsDependencies } from './dependencies.ts';
import { differences } from './entry.ts';
import { readReferences } from './import-references.ts';
import { findColumns, readImported } from './import.rules.ts';
import type { SentSheet } from './import-file.ts';
import { refusalsOf, rowsTogether } from './many-rows.ts';
import { rowInFile, unitsInFiles } from './unit-values.ts';
import type { UnitsInFiles } from './unit-values.ts';
import { isHeld } from './uses.ts';
import { writeRow } from './write.service.ts';

const limits = {
  ...{ unpackedBytes: 50_000_000, unpackedTimes: 100, columns: 40, cell: 4_000, rows: 2_000 },
};
/** Most changed rows of one file, as with changes of many rows on the screen. */
const mostChanges = 1_000;
const rowsOfHead = 20;

interface Importing {
  readonly reason: string;
  readonly personId: string;
}

interface Judging extends Importing {
  /** Codes of the file that rows had before, also rows that were deleted. */
  readonly given: ReadonlySet<string>;
}

interface Judged {
  readonly line: number;
  readonly shown: ImportedSettingRow;
  readonly change: { readonly before: StoredSetting | null; readonly row: StoredSetting } | null;
}

/**
 * Says what a file would change, and changes it when it is no trial: all rows or none.
 *
 * @throws AppError 'settings.import-unreadable', 'settings.import-faults', 'settings.too-many-rows'
 */
export async function importRows(
  deps: SettingsDependencies,
  context: SignedContext,
  tx: Tx,
  { table, isTrial, sheetAt, reason }: InputOf<typeof importSettingRows>,
  file: SentSheet,
): Promise<OutputOf<typeof importSettingRows>> {
  const settings = permittedTable(deps, context.caller, table);
  const { rows, ...read } = await readSheet(file, settings.table, sheetAt);
  tx.afterCommit(() => void drop(deps, file));
  const personId = context.caller.id;
  const judged = await judge(deps, tx, settings, rows, { reason: reason || '---', personId });
  const changes = judged.flatMap(({ change }) => change ?? []);
  if (changes.length > mostChanges) {
    throw new AppError('settings.too-many-rows', { max: mostChanges });
  }
  if (!isTrial) await writeAll(deps, context, tx, settings, judged, reason);
  return { ...read, rows: judged.map(({ shown }) => shown), count: changes.length };
}

async function writeAll(
  deps: SettingsDependencies,
  context: SignedContext,
  tx: Tx,
  settings: SettingsTable,
  judged: readonly Judged[],
  reason: string,
): Promise<void> {
  const faults = judged.filter(({ shown }) => shown.act === 'fault').length;
  if (faults > 0) throw new AppError('settings.import-faults', { count: faults });
  const by = changedBy(context, reason);
  const changes = judged.flatMap(({ change }) => change ?? []);
  const added = changes.filter(({ before }) => before === null).map(({ row }) => row.code);
  const writing = rowsTogether(deps, tx, settings, added);
  let next = await nextSort(tx, settings);
  for (const { before, row } of changes) {
    const wanted = before ? row : { ...row, sort: next++ };
    await writeRow(deps, tx, settings, before, wanted, by, writing);
  }
  await writing.flush();
}

interface ReadSheet extends SheetsRead {
  /** The headings and all rows below them. */
  readonly rows: readonly SheetRow[];
}

/** @param wanted the sheet that was chosen; otherwise the first one shown with the headings of the table */
async function readSheet(
  { path }: SentSheet,
  table: DescribedTable,
  wanted: number | undefined,
): Promise<ReadSheet> {
  try {
    const sheets = [...(await tableSheets(path, limits))];
    const found = await openKnownSheet({
      ...{ sheets, wanted, headRows: rowsOfHead },
      open: (at) => openTable(path, { ...limits, sheet: at }),
      knownIn: (cells) => findColumns(table, cells)?.size ?? 0,
    });
    if (!found) return { rows: [], sheets, sheetAt: 0 };
    const rows: SheetRow[] = [found.heading];
    for await (const row of found.rest) rows.push(row);
    return { rows, sheets, sheetAt: found.sheetAt };
  } catch (error) {
    const found = toTableError(error);
    if (!(found instanceof TableError)) throw found;
    // A file that is too large to be unpacked is told as what it is: not as one without headings.
    if (found.fault === 'too-many-rows' || found.fault === 'bomb') {
      throw new AppError('settings.too-many-rows', { max: limits.rows });
    }
    throw new AppError('settings.import-unreadable');
  }
}

async function judge(
  deps: SettingsDependencies,
  tx: Tx,
  settings: SettingsTable,
  rows: readonly SheetRow[],
  by: Importing,
): Promise<Judged[]> {
  const { table } = settings;
  const heading = rows.slice(0, rowsOfHead).find(({ cells }) => findColumns(table, cells));
  const columns = heading && findColumns(table, heading.cells);
  if (!heading || !columns) throw new AppError('settings.import-unreadable');
  const known = new Map((await listAllSettings(tx, settings)).map((row) => [row.code, row]));
  const today = civilDateAt(deps.platform.clock.now());
  const references = await readReferences(deps, tx, table, today);
  const units = await unitsInFiles(tx, table);
  const codesAt = columns.get('code') ?? 0;
  const written = rows.map(({ cells }) => (cells[codesAt] ?? '').trim().toLowerCase());
  const given = await listGivenCodes(tx, settingSubjects(table), written);
  const seen = new Set<string>();
  const judged: Judged[] = [];
  for (const { row: line, cells, withoutResult = [] } of rows.slice(rows.indexOf(heading) + 1)) {
    const empty = [...columns].find(([, at]) => withoutResult.includes(at));
    if (empty) {
      // Read as empty it would mean "unchanged", which nobody wrote.
      judged.push(
        faulty(line, cells[codesAt] ?? '', `สูตรในช่อง “${heading.cells[empty[1]] ?? ''}” ไม่มีค่า`),
      );
      continue;
    }
    if (cells.every((cell) => cell.trim() === '')) continue;
    const read = readImported(table, cells, { columns, known, references, units, today });
    if ('fault' in read) {
      const name = cells[columns.get('nameTh') ?? -1] ?? '';
      judged.push(faulty(line, cells[codesAt] ?? '', read.fault, name.trim()));
      continue;
    }
    const { row, before } = read;
    const fault = seen.has(row.code)
      ? `รหัส ${row.code} ซ้ำในไฟล์`
      : await faultOf(tx, settings, before, row, { ...by, given });
    seen.add(row.code);
    judged.push(fault ? faulty(line, row.code, fault, row.nameTh) : fine(units, line, row, before));
  }
  return withRefusals(tx, settings, judged, by.personId);
}

/** With what the table itself refuses of the rows that have no fault so far. */
async function withRefusals(
  tx: Tx,
  settings: SettingsTable,
  judged: readonly Judged[],
  personId: string,
): Promise<Judged[]> {
  const changes = judged.flatMap(({ change }) =>
    change ? [{ before: change.before, after: change.row, personId }] : [],
  );
  const refused = await refusalsOf(tx, settings, changes);
  return judged.map((one) => {
    const refusal = one.change && refused.get(one.change.row.code);
    if (!refusal) return one;
    const { code, name } = one.shown;
    return faulty(one.line, code, sentenceOf(settings, refusal), name);
  });
}

function sentenceOf(settings: SettingsTable, error: AppError): string {
  const meanings = { ...settingErrors, ...settings.refusals };
  const meaning = Object.entries(meanings).find(([code]) => code === error.code)?.[1];
  return meaning ? fillSentence(meaning.th, error.params) : error.code;
}

/** The refusal that writing the row would give, as a sentence; empty when there is none. */
async function faultOf(
  tx: Tx,
  settings: SettingsTable,
  before: StoredSetting | null,
  row: StoredSetting,
  { reason, given }: Judging,
): Promise<string> {
  const { table } = settings;
  try {
    if (before && isSameRow(before, row)) return '';
    const isUsed =
      before !== null && asksUse(table, before, row) && (await isHeld(tx, settings, row.code));
    checkChange(table, before, row, { reason, isUsed });
    if (before) return '';
    if (given.has(row.code)) throw new AppError('settings.code-taken', { code: row.code });
    return '';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return sentenceOf(settings, error);
  }
}

const faulty = (line: number, code: string, fault: string, name = ''): Judged => ({
  line,
  change: null,
  shown: { line, code, name, act: 'fault', changes: [], fault },
});

function fine(
  units: UnitsInFiles,
  line: number,
  row: StoredSetting,
  before: StoredSetting | null,
): Judged {
  const isSame = before !== null && isSameRow(before, row);
  const changes = before ? differences(rowInFile(units, before), rowInFile(units, row)) : [];
  const text = (value: unknown): string => (value === null ? '' : String(value));
  return {
    line,
    change: isSame ? null : { before, row },
    shown: {
      ...{ line, code: row.code, name: row.nameTh, fault: '' },
      act: isSame ? 'same' : before ? 'change' : 'add',
      changes: changes.map(({ field, from, to }) => ({ field, from: text(from), to: text(to) })),
    },
  };
}

/** After the commit: a file that cannot be removed must not fail an act that is committed. */
async function drop({ platform }: SettingsDependencies, { path }: SentSheet): Promise<void> {
  try {
    await rm(path, { force: true });
  } catch (error) {
    platform.log.warn({ err: error }, 'a file of settings could not be removed');
  }
}
