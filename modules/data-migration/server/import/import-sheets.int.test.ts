import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { sampleZip } from '@sarn/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importDependencies } from './imports.testing.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

const { item, lineOf, sheetOf, take } = importDependencies(() => office);

type Cells = readonly (readonly string[])[];

/** A workbook with these sheets, in their order. */
function bookOf(sheets: readonly (readonly [name: string, rows: Cells])[]): Uint8Array {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const row = (cells: readonly string[]) => `<row>${cells.map(cell).join('')}</row>`;
  const shown = sheets.map(([name], at) => `<sheet name="${name}" r:id="r${at}"/>`);
  const targets = sheets.map(
    (_, at) => `<Relationship Id="r${at}" Target="worksheets/${at}.xml"/>`,
  );
  return sampleZip([
    { name: 'xl/workbook.xml', bytes: `<workbook><sheets>${shown.join('')}</sheets></workbook>` },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: `<Relationships>${targets.join('')}</Relationships>`,
    },
    ...sheets.map(([, rows], at) => ({
      name: `xl/worksheets/${at}.xml`,
      bytes: `<worksheet><sheetData>${rows.map(row).join('')}</sheetData></worksheet>`,
    })),
  ]);
}

const register = (...lines: string[]): Cells =>
  sheetOf(...lines)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(','));
const cover: Cells = [
  ['ทะเบียนหนังสือรับ', 'ปี 2569'],
  ['จัดทำโดย', 'สารบรรณ'],
];

it('of a workbook the first sheet with known headings is read and named, with how many are not', async () => {
  const sheets = [
    ...([['ปก', cover] as const, ['ว่าง', []] as const] as const),
    ['รับ 2569', register(lineOf(1), lineOf(2))] as const,
    ['รับ 2568', register(lineOf(7))] as const,
  ];
  const read = await item(await take(bookOf(sheets), 'ทะเบียน.xlsx'));
  expect(read).toMatchObject({ sheet: 'รับ 2569', otherSheets: 3, rows: 2 });
  expect(Object.keys(read.mapping).length).toBeGreaterThan(2);
});

it('of a workbook without known headings the first sheet is read', async () => {
  const read = await item(
    await take(
      bookOf([
        ['หนึ่ง', cover],
        ['สอง', cover],
      ]),
      'อื่น.xlsx',
    ),
  );
  expect(read).toMatchObject({ sheet: 'หนึ่ง', otherSheets: 1, rows: 1 });
});

it('where there is no other sheet, none is named', async () => {
  const only = await item(await take(bookOf([['รับ', register(lineOf(1))]]), 'เดียว.xlsx'));
  expect(only).toMatchObject({ sheet: '', otherSheets: 0, rows: 1 });
  expect(await item(await take(sheetOf(lineOf(1))))).toMatchObject({ sheet: '', otherSheets: 0 });
});
