import { AppError, formatInstant } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { BinaryAnswer, SignedContext } from '@sarn/platform-server';
import {
  areas,
  listColumns,
  listSheetLimit,
  partOf,
  sheetColumnsOf,
} from '../../contract/index.ts';
import type { exportList, ListColumnId } from '../../contract/index.ts';
import type { ListRow } from '@sarn/search/contract';
import type { Dependencies } from '@sarn/document/server';
import { excelFile, sheetCell } from '@sarn/platform-server';
import type { SheetData, SheetValue } from '@sarn/platform-server';
import { findFolder } from '../folder/folder.store.ts';
import { listPage } from './list.service.ts';
import { listColumnsAway } from './row-columns.ts';

const batch = 100;

/**
 * What a list shows, as an Excel file: the same rows in the same order by the same call, the
 * columns that are shown, dates as dates of Excel. The audit trail records who took it and how
 * many rows it had.
 *
 * @throws 'registry.list-too-long' rather than a file that is cut off
 */
export async function exportSheet(
  deps: Dependencies,
  context: SignedContext,
  input: InputOf<typeof exportList>,
): Promise<BinaryAnswer> {
  const rows = await allRows(deps, context, input);
  const name = await nameOf(deps, input);
  const { db } = deps.platform;
  const away = await listColumnsAway(deps, db, context.caller, input, 'excel');
  const columns = sheetColumnsOf(input.columns.split(',')).filter((id) => !away.includes(id));
  await noteExport(deps, context, input, rows.length);
  const day = formatInstant(deps.platform.clock.now().toISOString(), 'short', input.language);
  return excelFile({
    name: `${name} ${day.replaceAll(/[\\/:*?"<>|]/g, '.')}`,
    sheet: input.language === 'en' ? 'List' : 'รายการ',
    widths: columns.map((id) => listColumns[id].width),
    data: toSheet(name, columns, rows, input.language),
  });
}

async function allRows(
  deps: Dependencies,
  context: SignedContext,
  input: InputOf<typeof exportList>,
) {
  const rows: ListRow[] = [];
  for (let page = 1; ; page += 1) {
    const found = await listPage(deps, context.caller, input, { page, size: batch }, 'excel');
    if (found.isCapped) throw new AppError('registry.list-too-long', { most: listSheetLimit });
    rows.push(...found.rows);
    if (page * batch >= found.total) return rows;
  }
}

async function nameOf(
  deps: Dependencies,
  { area, part, folderId, language }: InputOf<typeof exportList>,
) {
  const folder = folderId ? await findFolder(deps.platform.db, folderId) : undefined;
  if (folder) return folder.name;
  const side = language === 'en' ? 'en' : 'th';
  const whole = areas[area].name[side];
  const own = partOf(area, part).name[side];
  return own === whole ? whole : `${whole} ${own}`;
}

async function noteExport(
  deps: Dependencies,
  { caller, requestId }: SignedContext,
  input: InputOf<typeof exportList>,
  lines: number,
): Promise<void> {
  const { area, folderId } = input;
  await deps.platform.db.transaction((tx) =>
    deps.platform.audit.write(tx, {
      act: 'registry.list-export',
      callerId: caller.id,
      subject: { kind: folderId ? 'folder' : 'list', id: folderId ?? area },
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
