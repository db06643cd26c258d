import type { DescribedTable, Language } from '@sarn/kernel';
import { holdsEverywhere, listSettingRows } from '@sarn/platform-server';
import type { SignedContext, StoredSetting } from '@sarn/platform-server';
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
        about: aboutOf(settings.table, row, language),
      });
    }
  }
  return found.slice(0, most);
}

/** What tells a row from others of its name: its code, or the choices that are listed where codes are made. */
function aboutOf(
  { isCodeMade, fields }: DescribedTable,
  { code, values }: StoredSetting,
  language: Language,
): string {
  if (!isCodeMade) return code;
  const choices = Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'choice' || !field.isListed) return [];
    const chosen = field.options[String(values[name])];
    return chosen ? [language === 'en' ? chosen.en : chosen.th] : [];
  });
  return choices.join(' · ');
}
