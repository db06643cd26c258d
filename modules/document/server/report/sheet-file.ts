import type { BinaryAnswer, SheetData, SheetValue } from '@sarn/platform-server';
import { excelFile, sheetCell } from '@sarn/platform-server';

/** A report as a table under one row of headings. */
export interface Sheet {
  readonly name: string;
  /** On the tab of the sheet, where Excel allows 31 characters; the name where left out. */
  readonly tab?: string;
  /** What the report covers: the days, or the document. */
  readonly period: string;
  readonly headings: readonly string[];
  readonly widths: readonly number[];
  readonly rows: readonly (readonly SheetValue[])[];
}

/** The table as an Excel file, to be downloaded. */
export function fileOf(sheet: Sheet): Promise<BinaryAnswer> {
  const { name, tab = name, period, headings, widths, rows } = sheet;
  const heading = { fontWeight: 'bold', wrap: true, align: 'center' } as const;
  const data: SheetData = [
    [{ value: `${name} ${period}`, fontWeight: 'bold', columnSpan: headings.length }],
    headings.map((value) => ({ value, ...heading })),
    ...rows.map((row) => row.map((value) => sheetCell(value))),
  ];
  return excelFile({ name, sheet: tab, widths, data });
}
