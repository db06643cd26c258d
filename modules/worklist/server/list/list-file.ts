import { formatInstant } from '@sarn/kernel';
import { excelFile, sheetCell } from '@sarn/platform-server';
import type { BinaryAnswer, SheetData, SheetValue, SignedContext } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import type { ListRow } from '@sarn/search/contract';
import { listColumns } from '../../contract/index.ts';
import type { ListColumnId } from '../../contract/index.ts';

interface ListFile {
  /** Heading, and name of the file before the day. */
  readonly name: string;
  readonly columns: readonly ListColumnId[];
  readonly rows: readonly ListRow[];
  readonly language: 'th' | 'en';
}

/** Rows of a list as an Excel file, dates as dates of Excel. */
export function listFile(
  { platform }: Dependencies,
  { name, columns, rows, language }: ListFile,
): Promise<BinaryAnswer> {
  const day = formatInstant(platform.clock.now().toISOString(), 'short', language);
  return excelFile({
    name: `${name} ${day.replaceAll(/[\\/:*?"<>|]/g, '.')}`,
    sheet: language === 'en' ? 'List' : 'รายการ',
    widths: columns.map((id) => listColumns[id].width),
    data: toSheet(name, columns, rows, language),
  });
}

/** Writes into the audit trail who took the rows of a list, and how many. */
export async function noteExport(
  deps: Dependencies,
  { caller, requestId }: SignedContext,
  subject: { readonly kind: string; readonly id: string },
  lines: number,
): Promise<void> {
  await deps.platform.db.transaction((tx) =>
    deps.platform.audit.write(tx, {
      act: 'registry.list-export',
      callerId: caller.id,
      subject,
      detail: { lines },
      requestId,
    }),
  );
}

/** The columns that are dates. */
const dates: Partial<Record<ListColumnId, (row: ListRow) => SheetValue>> = {
  letterDate: (row) => ({ day: row.letterDate }),
  at: (row) => ({ at: row.at }),
  dueDate: (row) => ({ day: row.dueDate }),
};

function toSheet(
  name: string,
  columns: readonly ListColumnId[],
  rows: readonly ListRow[],
  language: 'th' | 'en',
): SheetData {
  const heading = { fontWeight: 'bold', wrap: true, align: 'center' } as const;
  return [
    [{ value: name, fontWeight: 'bold', columnSpan: columns.length }],
    columns.map((id) => ({ value: listColumns[id][language], ...heading })),
    ...rows.map((row) =>
      columns.map((id) =>
        sheetCell(dates[id]?.(row) ?? listColumns[id].text(row, language), language),
      ),
    ),
  ];
}
