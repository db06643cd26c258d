import { AppError } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { BinaryAnswer, SignedContext } from '@sarn/platform-server';
import { areas, listSheetLimit, partOf, sheetColumnsOf } from '../../contract/index.ts';
import type { exportList } from '../../contract/index.ts';
import type { ListRow } from '@sarn/search/contract';
import type { Dependencies } from '@sarn/document/server';
import { findFolder } from '../folder/folder.store.ts';
import { listFile, noteExport } from './list-file.ts';
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
  const { area, folderId } = input;
  const subject = folderId ? { kind: 'folder', id: folderId } : { kind: 'list', id: area };
  await noteExport(deps, context, subject, rows.length);
  return listFile(deps, { name, columns, rows, language: input.language });
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
