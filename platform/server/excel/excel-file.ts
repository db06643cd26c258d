import type { BinaryAnswer } from '../module.ts';
import writeExcelFile from 'write-excel-file/node';
import type { SheetData } from 'write-excel-file/node';
import { defaultStyle } from './default-style.ts';

export type { SheetData } from 'write-excel-file/node';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface ExcelFile {
  /** Name of the file, without its extension. */
  readonly name: string;
  /** Name on the tab of the sheet. */
  readonly sheet: string;
  /** Width of the columns, in characters. */
  readonly widths: readonly number[];
  /** The rows; the first two stay visible when the sheet is scrolled. */
  readonly data: SheetData;
}

/** One sheet, landscape when printed, as an answer that is downloaded. */
export async function excelFile({ name, sheet, widths, data }: ExcelFile): Promise<BinaryAnswer> {
  const file = writeExcelFile(
    data,
    {
      sheet,
      orientation: 'landscape',
      stickyRowsCount: 2,
      columns: widths.map((width) => ({ width })),
    },
    { features: [defaultStyle] },
  );
  return {
    bytes: await file.toBuffer(),
    type: spreadsheet,
    // A Thai time ends in a full stop of its own.
    name: `${name.replace(/\.+$/, '')}.xlsx`,
    disposition: 'attachment',
  };
}
