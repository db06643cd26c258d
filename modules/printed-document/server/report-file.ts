import { civilDateAt, formatDate, formatInstant } from '@sarn/kernel';
import type { BinaryAnswer, SheetValue } from '@sarn/platform-server';
import { fileOf } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
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
  const { db, clock } = deps.platform;
  const now = clock.now().toISOString();
  const issuer = (await deps.organisation.rootUnit(db)).name;
  const count = `รวม ${sheet.rows.length} รายการ พิมพ์เมื่อ ${formatInstant(now, 'full', 'th')}`;
  const pdf = await inParts({
    ...{ title: sheet.name, subtitle: [issuer, sheet.period, count], mark: null, author: issuer },
    date: civilDateAt(now),
    columns: sheet.headings.map((label, at) => ({
      ...{ label, width: sheet.widths[at] ?? 1, centred: isCounted(sheet, at) },
    })),
    rows: sheet.rows.map((row) => ({ cells: row.map((value) => ({ text: printed(value) })) })),
    ...(await typefaceLook(deps, db)),
  });
  const name = `${sheet.name}.pdf`;
  const length = pdf.length;
  return { bytes: pdf, length, type: 'application/pdf', name, disposition: 'inline' };
}

/** As many rows as are set within the time of a document on a busy server; between them others get their pages. */
const together = 200;

/** However many rows there are, as one file. */
export async function inParts(
  input: Omit<RegisterSheetsInput, 'firstSheet' | 'isEnd'>,
): Promise<Buffer> {
  const join = joinedArchive();
  const all = input.rows;
  for (let [done, sheets] = [0, 0]; ;) {
    const rows = all.slice(done, done + together);
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
