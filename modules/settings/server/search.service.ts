import { holdsEverywhere, listSettingRows } from '@sarn/platform-server';
import type { SignedContext } from '@sarn/platform-server';
import type { FoundSetting } from '../contract/index.ts';
import type { SettingsDependencies } from './dependencies.ts';
import { filterOf } from './read.service.ts';

/** So many rows of one table; the page of the table shows the rest. */
const ofEachTable = 3;
const most = 12;

/** Rows of the tables that the caller may change, by their names and texts. */
export async function searchRows(
  deps: SettingsDependencies,
  { caller, language }: SignedContext,
  text: string,
): Promise<FoundSetting[]> {
  const found: FoundSetting[] = [];
  const page = { sort: 'sort', direction: 'ascending', take: ofEachTable, skip: 0 } as const;
  for (const settings of deps.tables.values()) {
    const { permission, code, title } = settings.table;
    if (!holdsEverywhere(caller, permission) || found.length >= most) continue;
    const filter = filterOf(deps, { search: text, state: 'all', where: {} });
    const { rows } = await listSettingRows(deps.platform.db, settings, filter, page);
    const isEnglish = language === 'en';
    for (const row of rows) {
      found.push({
        ...{ table: code, tableTitle: isEnglish ? title.en : title.th, code: row.code },
        name: (isEnglish && row.nameEn) || row.nameTh,
      });
    }
  }
  return found.slice(0, most);
}
