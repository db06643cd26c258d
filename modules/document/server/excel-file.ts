import type { BinaryAnswer } from '@sarn/platform-server';
import writeExcelFile from 'write-excel-file/node';
import type { SheetData } from 'write-excel-file/node';

export type { SheetData } from 'write-excel-file/node';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface ExcelFile {
  /** Of the file, without its ending. */
  readonly name: string;
  /** On the tab of the sheet. */
  readonly sheet: string;
  /** Of the columns, in letters. */
  readonly widths: readonly number[];
  /** The first two rows stay in sight. */
  readonly data: SheetData;
}

/** One sheet on paper laid across, as an answer that is downloaded. */
export async function excelFile({ name, sheet, widths, data }: ExcelFile): Promise<BinaryAnswer> {
  const file = writeExcelFile(data, {
    sheet,
    orientation: 'landscape',
    stickyRowsCount: 2,
    columns: widths.map((width) => ({ width })),
  });
  return {
    bytes: await file.toBuffer(),
    type: spreadsheet,
    name: `${name}.xlsx`,
    disposition: 'attachment',
  };
}
