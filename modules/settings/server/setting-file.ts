import { excelFile, listSettingRows, sheetCell } from '@sarn/platform-server';
import type {
  BinaryAnswer,
  SettingFilter,
  SettingPage,
  SettingsTable,
  SheetData,
} from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import { headingsOf, toCells } from './setting-cell.ts';
import { rowInFile, unitsInFiles } from './unit-values.ts';

const widths = [18, 36, 30, 16, 16];
const ownWidth = 22;
/** Rows of a sheet; the file is the whole filtered list. */
const mostRows = 1_000_000;

/** The rows of a list, in its order, as a file that can be sent back changed. */
export async function fileOfRows(
  h: Handle,
  settings: SettingsTable,
  filter: SettingFilter,
  order: Omit<SettingPage, 'take' | 'skip'>,
): Promise<BinaryAnswer> {
  const { table } = settings;
  const page = { ...order, take: mostRows, skip: 0 };
  const { rows } = await listSettingRows(h, settings, filter, page);
  const units = await unitsInFiles(h, table);
  const headings = headingsOf(table);
  const bold = { fontWeight: 'bold', wrap: true, align: 'center' } as const;
  const data: SheetData = [
    [{ value: table.title.th, fontWeight: 'bold', columnSpan: headings.length }],
    headings.map((value) => ({ value, ...bold })),
    ...rows.map((row) => toCells(table, rowInFile(units, row)).map((value) => sheetCell(value))),
  ];
  return excelFile({
    ...{ name: table.title.th, sheet: table.title.th.slice(0, 31), data },
    widths: headings.map((_, at) => widths[at] ?? ownWidth),
  });
}
