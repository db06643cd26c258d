import { excelFile, listAllSettings, listSettingRows, sheetCell } from '@sarn/platform-server';
import type { BinaryAnswer, SettingFilter, SettingsTable, SheetData } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import { headingsOf, toCells } from './setting-cell.ts';

const widths = [18, 36, 30, 16, 16];
const ownWidth = 22;
/** More rows than any table of settings has; the file is the whole filtered list. */
const mostRows = 20_000;

/** The rows of a list as a file that can be sent back changed. */
export async function fileOfRows(
  h: Handle,
  settings: SettingsTable,
  filter: SettingFilter,
): Promise<BinaryAnswer> {
  const { table } = settings;
  const isAll = filter.search === '' && filter.state === 'all';
  const rows = isAll
    ? await listAllSettings(h, settings)
    : (
        await listSettingRows(h, settings, filter, {
          ...{ sort: 'sort', direction: 'ascending' as const, take: mostRows, skip: 0 },
        })
      ).rows;
  const headings = headingsOf(table);
  const bold = { fontWeight: 'bold', wrap: true, align: 'center' } as const;
  const data: SheetData = [
    [{ value: table.title.th, fontWeight: 'bold', columnSpan: headings.length }],
    headings.map((value) => ({ value, ...bold })),
    ...rows.map((row) => toCells(table, row).map((value) => sheetCell(value))),
  ];
  return excelFile({
    ...{ name: table.title.th, sheet: table.title.th.slice(0, 31), data },
    widths: headings.map((_, at) => widths[at] ?? ownWidth),
  });
}
