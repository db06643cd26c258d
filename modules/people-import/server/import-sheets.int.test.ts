import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { sampleBook } from '@sarn/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importActs } from './people-import.testing.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

const { done, item, readSheet, rowsOf, step, take } = importActs(() => office);
const headings = ['รหัสพนักงาน', 'ชื่อ-สกุล', 'สังกัด', 'ตำแหน่ง', 'ฉายา'];
const book = () =>
  sampleBook([
    ['ปีก่อน', [headings, ['801', 'นายเก่า ย้ายแล้ว', 'กองกฎหมาย', 'นิติกร', 'ก']], true],
    ['บุคลากร', [headings, ['802', 'นายใหม่ มาแล้ว', 'กองกฎหมาย', 'นิติกร', 'ข']]],
    [
      'หน่วยงาน',
      [
        ['รหัสหน่วยงาน', 'ชื่อหน่วยงาน', 'หน่วยงานแม่'],
        ['x.1', 'กลุ่มหนึ่ง', 'กองกฎหมาย'],
      ],
    ],
  ]);

it('another sheet of the workbook is read in the place of the first, also one of units', async () => {
  const id = await take(book(), 'โครงสร้าง.xlsx');
  expect(await item(id)).toMatchObject({
    ...{ kind: 'people', sheet: 'บุคลากร', sheetAt: 0, rows: 1 },
    sheets: [
      { name: 'บุคลากร', isHidden: false },
      { name: 'หน่วยงาน', isHidden: false },
      { name: 'ปีก่อน', isHidden: true },
    ],
  });
  done(await readSheet(id, book(), { sheetAt: '1', kind: 'people', chosen: '{}' }));
  const units = await item(id);
  expect(units).toMatchObject({ kind: 'units', sheet: 'หน่วยงาน', sheetAt: 1, rows: 1 });
});

it('what was chosen for a heading stays chosen, and a hidden sheet is read when it is asked for', async () => {
  const id = await take(book());
  const { mapping } = await item(id);
  expect(mapping).not.toHaveProperty('otherName');
  const chosen = JSON.stringify({ ตำแหน่ง: null });
  done(await readSheet(id, book(), { sheetAt: '2', kind: 'people', chosen }));
  const read = await item(id);
  expect(read).toMatchObject({ sheet: 'ปีก่อน', sheetAt: 2 });
  expect(Object.values(mapping)).toContain(3);
  expect(Object.values(read.mapping)).not.toContain(3);
  const names = [...(await rowsOf(id, 'new')), ...(await rowsOf(id, 'out'))].map(
    ({ name }) => name,
  );
  expect(names.join()).not.toContain('ใหม่');
});

it('once it is entered no other sheet is read', async () => {
  const id = await take(book());
  await step(id, 'enter');
  const answer = await readSheet(id, book(), { sheetAt: '1', kind: 'people', chosen: '{}' });
  expect(answer).toMatchObject({ status: 409, code: 'personnel.import-not-now' });
});
