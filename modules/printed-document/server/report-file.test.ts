import { closePdf } from '@sarn/pdf/server';
import { readBack } from '@sarn/pdf/testing';
import { afterAll, expect, test } from 'vitest';
import { sheetsInParts } from './report-file.ts';

afterAll(closePdf);

test('a report of more rows than are set at once is one file: each row once, the sheets counted through', async () => {
  const rows = Array.from({ length: 450 }, (_none, at) => ({
    cells: [{ text: `คนที่ ${at + 1}.` }, { text: 'อ่านแล้ว' }],
  }));
  const pdf = await sheetsInParts({
    ...{ title: 'รายงานการอ่าน', subtitle: ['รวม 450 รายการ'], mark: null, author: 'สำนักงาน' },
    ...{ date: '2026-11-26', rows },
    columns: [
      { label: 'ชื่อ', width: 2 },
      { label: 'สถานะ', width: 1 },
    ],
  });
  const pages = await readBack(pdf);
  const named = pages.flatMap((page) => [...page.matchAll(/คนที่([๐-๙]+)\./g)].map(([, no]) => no));
  const wanted = rows.map((_row, at) =>
    [...String(at + 1)].map((digit) => '๐๑๒๓๔๕๖๗๘๙'[Number(digit)]).join(''),
  );
  expect(named).toEqual(wanted);
  expect(pages.length).toBeGreaterThan(10);
  for (const [at, page] of pages.entries()) {
    const no = [...String(at + 1)].map((digit) => '๐๑๒๓๔๕๖๗๘๙'[Number(digit)]).join('');
    expect(page).toContain(`แผ่นที่${no}`);
  }
});
