import { civilDateAt, formatDate, formatInstant } from '@sarn/kernel';
import type { BinaryAnswer, SheetValue } from '@sarn/platform-server';
import { fileOf } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import type { SheetsPart } from '@sarn/pdf/contract';
import { renderRegisterSheets } from '@sarn/pdf/server';
import type { RegisterSheetsInput } from '@sarn/pdf/server';
import { joinedArchive } from '@sarn/signing/contract';
import type { ReportForm } from '../contract/index.ts';
import { typefaceLook } from './typeface/typeface-files.ts';

type Sheet = Parameters<typeof fileOf>[0];

/**
 * A report as an Excel file to count with, or as the PDF that is printed: the same rows, set as the sheets of a register are.
 *
 * @throws AppError 'pdf.too-slow'
 */
export async function reportFile(
  deps: Dependencies,
  form: ReportForm,
  sheet: Sheet,
): Promise<BinaryAnswer> {
  if (form === 'excel') return fileOf(sheet);
  const pdf = await sheetsInParts(await sheetsOf(deps, sheet, sheet.rows.length));
  const name = `${sheet.name}.pdf`;
  const length = pdf.length;
  return { bytes: pdf, length, type: 'application/pdf', name, disposition: 'inline' };
}

/** Which rows of a report a part of it has. */
interface ReportPart {
  /** How many rows are on the parts before it. */
  readonly done: number;
  readonly total: number;
  readonly firstSheet: number;
}

/**
 * A part of a report of thousands of rows, as it is printed: a call for each part, so that others get their pages
 * between them, and nothing is kept here.
 *
 * @param sheet its rows are those of this part, `reportRows` at most
 * @throws AppError 'pdf.too-slow'
 */
export async function reportPart(
  deps: Dependencies,
  sheet: Sheet,
  { done, total, firstSheet }: ReportPart,
): Promise<SheetsPart> {
  const isEnd = done + sheet.rows.length >= total;
  const made = await renderRegisterSheets({
    ...(await sheetsOf(deps, sheet, total)),
    ...{ firstSheet, isEnd },
  });
  const reached = done + made.rows;
  const isOver = isEnd && made.rows === sheet.rows.length;
  return {
    ...{ pdf: Buffer.from(made.pdf).toString('base64'), entries: made.rows },
    share: isOver ? 1 : reached / total,
    next: isOver ? null : { after: String(reached), sheet: firstSheet + made.sheets },
  };
}

/** @param total how many rows the whole report has */
async function sheetsOf(
  deps: Dependencies,
  sheet: Sheet,
  total: number,
): Promise<Omit<RegisterSheetsInput, 'firstSheet' | 'isEnd'>> {
  const { db, clock } = deps.platform;
  const now = clock.now().toISOString();
  const issuer = (await deps.organisation.rootUnit(db)).name;
  const count = `รวม ${total} รายการ พิมพ์เมื่อ ${formatInstant(now, 'full', 'th')}`;
  return {
    ...{ title: sheet.name, subtitle: [issuer, sheet.period, count], mark: null, author: issuer },
    date: civilDateAt(now),
    columns: sheet.headings.map((label, at) => ({
      ...{ label, width: sheet.widths[at] ?? 1, centred: isCounted(sheet, at) },
    })),
    rows: sheet.rows.map((row) => ({ cells: row.map((value) => ({ text: printed(value) })) })),
    ...(await typefaceLook(deps, db)),
  };
}

/** As many rows as are set within the time of a document on a busy server; between them others get their pages. */
export const reportRows = 200;

/** However many rows there are, as one file. */
export async function sheetsInParts(
  input: Omit<RegisterSheetsInput, 'firstSheet' | 'isEnd'>,
): Promise<Buffer> {
  const join = joinedArchive();
  const all = input.rows;
  for (let [done, sheets] = [0, 0]; ;) {
    const rows = all.slice(done, done + reportRows);
    const isEnd = done + rows.length === all.length;
    const part = await renderRegisterSheets({ ...input, rows, firstSheet: sheets + 1, isEnd });
    if (isEnd && done === 0) return Buffer.from(part.pdf);
    join.add(part.pdf);
    if (isEnd) return Buffer.concat(join.finish());
    done += part.rows;
    sheets += part.sheets;
  }
}

/** Columns of numbers are centred; one of them tells. */
const isCounted = ({ rows }: Sheet, at: number): boolean => typeof rows[0]?.[at] === 'number';

function printed(value: SheetValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return value.toLocaleString('en-US', { maximumFractionDigits: 1 });
  if ('day' in value) return value.day ? formatDate(value.day, 'short', 'th') : '';
  return value.at ? formatInstant(value.at, 'short', 'th') : '';
}
