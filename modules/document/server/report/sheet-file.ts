import type { BinaryAnswer } from '@sarn/platform-server';
import { excelFile } from '../excel-file.ts';
import type { SheetData } from '../excel-file.ts';

/** Figures stay figures, so that they can be added up; words stay what was written. */
export type Cell = string | number;

const cell = (value: Cell): SheetData[number][number] =>
  typeof value === 'number'
    ? { value, type: Number, alignVertical: 'top' }
    : { value, type: String, wrap: true, alignVertical: 'top' };

/** A report as a table under one line of heading. */
export interface Sheet {
  readonly name: string;
  /** On the tab, where Excel takes 31 characters at most; the name where left out. */
  readonly tab?: string;
  /** Of what it tells: the days, or the document. */
  readonly period: string;
  readonly headings: readonly string[];
  readonly widths: readonly number[];
  readonly rows: readonly (readonly Cell[])[];
}

/** The table as a file of Excel, to be downloaded. */
export function fileOf(sheet: Sheet): Promise<BinaryAnswer> {
  const { name, tab = name, period, headings, widths, rows } = sheet;
  const heading = { fontWeight: 'bold', wrap: true, align: 'center' } as const;
  const data: SheetData = [
    [{ value: `${name} ${period}`, fontWeight: 'bold', columnSpan: headings.length }],
    headings.map((value) => ({ value, ...heading })),
    ...rows.map((row) => row.map(cell)),
  ];
  return excelFile({ name, sheet: tab, widths, data });
}
