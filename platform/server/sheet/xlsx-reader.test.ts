import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleZip } from '@sarn/testing';
import { afterAll, expect, it } from 'vitest';
import { openTable } from './open-table.ts';
import type { TableLimits } from './open-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'sarn-xlsx-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const limits: TableLimits = {
  ...{ unpackedBytes: 1_000_000, unpackedTimes: 250, columns: 10, cell: 100, rows: 5 },
};

const text = (place: string, value: string): string =>
  `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;

const stylesOf = (formats: readonly string[]): string => {
  const own = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`);
  const cells = formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`);
  return `<styleSheet><numFmts>${own.join('')}</numFmts><cellXfs>${cells.join('')}</cellXfs></styleSheet>`;
};

/** A workbook of one sheet with these rows and merged areas. */
function workbook(
  rows: readonly string[],
  merged: readonly string[] = [],
  formats: readonly string[] = [],
): string {
  const path = join(folder, `${Math.random()}.xlsx`);
  const lines = rows.map((cells, at) => `<row r="${at + 1}">${cells}</row>`).join('');
  const areas = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const parts = [
    { name: 'xl/workbook.xml', bytes: '<workbook/>' },
    { name: 'xl/styles.xml', bytes: stylesOf(formats) },
    {
      name: 'xl/worksheets/sheet1.xml',
      bytes: `<worksheet><sheetData>${lines}</sheetData><mergeCells>${areas}</mergeCells></worksheet>`,
    },
  ];
  writeFileSync(path, sampleZip(parts));
  return path;
}

async function rowsOf(path: string, more: Partial<TableLimits> = {}) {
  const found = [];
  for await (const row of (await openTable(path, { ...limits, ...more })).rows) found.push(row);
  return found;
}

it('a formula is read by its stored result; one without a result is reported', async () => {
  const path = workbook([
    text('A1', 'รหัส') + text('B1', 'ชื่อ'),
    '<c r="A2" t="str"><f>"0"&amp;1</f><v>01</v></c><c r="B2"><f>A9</f></c>',
    '<c r="A3" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
  ]);
  expect(await rowsOf(path)).toEqual([
    { row: 1, cells: ['รหัส', 'ชื่อ'] },
    { row: 2, cells: ['01', ''], withoutResult: [1] },
    { row: 3, cells: [''], withoutResult: [0] },
  ]);
});

it('cells merged downwards have the value of the first one, where it is asked', async () => {
  const path = workbook(
    [
      text('A1', 'กองคลัง') + text('B1', 'หนึ่ง'),
      text('B2', 'สอง'),
      text('A3', 'กองแผน') + text('B3', 'สาม'),
    ],
    ['A1:A2', 'A3:B3'],
  );
  const [first, second, third] = await rowsOf(path, { isMergedFilled: true });
  expect([first, second, third].map((row) => row?.cells)).toEqual([
    ['กองคลัง', 'หนึ่ง'],
    ['กองคลัง', 'สอง'],
    ['กองแผน', 'สาม'],
  ]);
  expect((await rowsOf(path))[1]?.cells).toEqual(['', 'สอง']);
});

it('more rows than allowed are refused', async () => {
  const path = workbook(Array.from({ length: 6 }, (_, at) => text(`A${at + 1}`, `${at}`)));
  await expect(rowsOf(path)).rejects.toMatchObject({ fault: 'too-many-rows' });
});

it('a code that is kept as a number has the zeros that its format shows', async () => {
  const cell = (place: string, style: number, value: number) =>
    `<c r="${place}" s="${style}"><v>${value}</v></c>`;
  const path = workbook(
    [cell('A1', 0, 102) + cell('B1', 1, 102) + cell('C1', 2, 102) + cell('D1', 0, 123_456)],
    [],
    ['0000', 'General', '0000000000;-0'],
  );
  expect((await rowsOf(path))[0]?.cells).toEqual(['0102', '102', '0000000102', '123456']);
});
