import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { sampleBook } from '@sarn/testing';
import type { SampleSheet } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importDependencies } from './imports.testing.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

const { check, item, lineOf, send, sheetOf, take } = importDependencies(() => office);

type Cells = SampleSheet[1];

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
  const read = await item(await take(sampleBook(sheets), 'ทะเบียน.xlsx'));
  expect(read).toMatchObject({ sheet: 'รับ 2569', otherSheets: 3, rows: 2 });
  expect(Object.keys(read.mapping).length).toBeGreaterThan(2);
});

it('of a workbook without known headings the first sheet is read', async () => {
  const read = await item(
    await take(
      sampleBook([
        ['หนึ่ง', cover],
        ['สอง', cover],
      ]),
      'อื่น.xlsx',
    ),
  );
  expect(read).toMatchObject({ sheet: 'หนึ่ง', otherSheets: 1, rows: 1 });
});

it('where there is no other sheet, none is named', async () => {
  const only = await item(await take(sampleBook([['รับ', register(lineOf(1))]]), 'เดียว.xlsx'));
  expect(only).toMatchObject({ sheet: '', otherSheets: 0, rows: 1 });
  expect(await item(await take(sheetOf(lineOf(1))))).toMatchObject({ sheet: '', otherSheets: 0 });
});

describe('another sheet of the workbook', () => {
  const book = () =>
    sampleBook([
      ['เก็บไว้', register(lineOf(90)), true],
      ['รับ 2569', register(lineOf(1), lineOf(2))],
      ['รับ 2568', register(lineOf(7))],
    ]);
  const readSheet = (id: string, fields: Readonly<Record<string, string>>) =>
    send(`${id}/sheet`, 'sheet', book(), 'ทะเบียน.xlsx', fields);
  const heading = 'หมายเหตุ';

  it('is offered behind those that are shown when it is hidden, and is not read by itself', async () => {
    expect(await item(await take(book(), 'ทะเบียน.xlsx'))).toMatchObject({
      ...{ sheet: 'รับ 2569', sheetAt: 0, rows: 2 },
      sheets: [
        { name: 'รับ 2569', isHidden: false },
        { name: 'รับ 2568', isHidden: false },
        { name: 'เก็บไว้', isHidden: true },
      ],
    });
  });

  it('takes the place of the one that was read, with what was chosen so far', async () => {
    const id = await take(book(), 'ทะเบียน.xlsx');
    const { mapping } = await check(id);
    expect(mapping).toHaveProperty('note');
    const unitId = office.unit('legal');
    const chosen = JSON.stringify({ [heading]: null });
    const answer = await readSheet(id, { sheetAt: '1', chosen, kind: 'outgoing', unitId });
    expect(answer.status, JSON.stringify(answer)).toBe(200);
    const read = await item(id);
    expect(read).toMatchObject({
      ...{ state: 'UPLOADED', sheet: 'รับ 2568', sheetAt: 1, rows: 1, kind: 'outgoing' },
      unit: { id: unitId },
    });
    // The remark was chosen not to be read; the rest is known as before.
    const { note: _note, ...others } = mapping;
    expect(read.mapping).toEqual(others);
    await check(id);
    expect(await item(id)).toMatchObject({ state: 'CHECKED', counts: { good: 1, first: 7 } });
    await readSheet(id, { sheetAt: '2', chosen: '{}' });
    expect(await item(id)).toMatchObject({ sheet: 'เก็บไว้', rows: 1, unit: null });
  });

  it('is refused for an import that is not there', async () => {
    const answer = await readSheet(office.unit('legal'), { sheetAt: '1', chosen: '{}' });
    expect(answer).toMatchObject({ status: 404, code: 'registry.import-not-found' });
  });
});
