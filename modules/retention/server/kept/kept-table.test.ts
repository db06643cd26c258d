import { toThaiDigits } from '@sarn/kernel';
import { closePdf, renderForm, renderList } from '@sarn/pdf/server';
import { plain, readBack, readLines } from '@sarn/pdf/testing';
import { afterAll, expect, test } from 'vitest';
import { keptFormCodes } from '../../contract/index.ts';
import type { KeptForm } from '../../contract/index.ts';
import { keptTable } from './kept-table.ts';
import type { KeptRow } from './kept.store.ts';
import { loanCard } from './loan-card.form.ts';

afterAll(closePdf);

const longTitle =
  'ขอความอนุเคราะห์ข้อมูลสิ่งก่อสร้างและแผนที่มาตราส่วนในพื้นที่ลุ่มน้ำซึ่งอยู่ในความรับผิดชอบของหน่วยงานทั้งส่วนกลางและส่วนภูมิภาค';
const rowOf = (at: number): KeptRow => ({
  ...{
    documentId: `${at}`,
    number: `${at}/2569`,
    letterNo: `ทส 0101/${at}`,
    letterDate: '2026-01-05',
  },
  ...{ title: `${longTitle} ครั้งที่ ${at}`, kind: 'outside', folder: 'แฟ้มที่ดินของรัฐ' },
  ...{
    className: { th: 'เก็บไว้ไม่น้อยกว่า 10 ปี', en: '' },
    medium: 'electronic',
    closedOn: '2026-02-01',
  },
  ...{ fate: at === 1 ? 'forever' : 'expires', keptUntil: at === 1 ? null : '2036-02-01' },
  ...{ instruction: 'มอบกองแผน', total: 40 },
});
test.each(['register', 'card'] as const)(
  '[13.05] the %s says a receive number of received letters only, and a number of its own of others',
  (form) => {
    const order = { ...rowOf(7), kind: 'command', letterNo: '' };
    const cells = keptTable(form, [rowOf(3), order], 0).rows;
    const at = keptTable(form, [], 0).columns.findIndex(({ label }) => label === 'เลขทะเบียนรับ');
    expect(cells.map((row) => row.slice(at, at + 2))).toEqual([
      ['3/2569', 'ทส 0101/3'],
      ['', '7/2569'],
    ]);
  },
);

const fileOf = (form: KeptForm, rows: readonly KeptRow[]) =>
  renderList({
    ...{ title: form, subtitle: [], author: 'x', date: '2026-11-26', mark: 'แบบ' },
    ...{ facts: [], ...keptTable(form, rows, 0), closing: [], signers: [] },
  });
const printed = async (form: KeptForm, count: number) =>
  readBack(
    await fileOf(
      form,
      Array.from({ length: count }, (_, at) => rowOf(at + 1)),
    ),
  );

const heads: Readonly<Record<KeptForm, string>> = {
  handing: 'ลำดับที่ที่ลงวันที่เรื่องอายุการเก็บหมายเหตุ',
  register: 'ลำดับที่วันเก็บเลขทะเบียนรับที่เรื่องรหัสแฟ้มกำหนดเวลาเก็บหมายเหตุ',
  card: 'เลขทะเบียนรับที่ลงวันที่รายการการปฏิบัติ',
};

test.each(keptFormCodes)(
  '[13.05] form %s has its columns on each page, every row whole',
  async (form) => {
    const pages = await printed(form, 40);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain(heads[form]);
    const whole = pages.join('');
    for (const at of [1, 20, 40]) {
      expect(whole).toContain(plain(toThaiDigits(`ทส 0101/${at}`)));
      expect(whole).toContain(plain(toThaiDigits(`ครั้งที่ ${at}`)));
    }
    expect(whole).not.toMatch(/[0-9]/);
  },
);

test.each(keptFormCodes)(
  '[13.05] form %s breaks neither a heading nor the number of a circular',
  async (form) => {
    const row = { ...rowOf(1), title: 'ผัง', letterNo: 'ดท 0101.3/ว 12' };
    const [lines = []] = await readLines(await fileOf(form, [row]));
    const { columns } = keptTable(form, [], 0);
    for (const whole of ['ดท ๐๑๐๑.๓/ว ๑๒', ...columns.map(({ label }) => label)]) {
      expect(lines.some((line) => plain(line).includes(plain(whole)))).toBe(true);
    }
  },
);

test('the register tells until when a document is kept, in the words of its stamp', async () => {
  const [page = ''] = await printed('register', 2);
  expect(page).toContain('ห้ามทำลาย');
  expect(page).toContain('เก็บถึงพ.ศ.๒๕๗๙');
});

test('[13.05] a borrowing card has the document above, and its columns on one page', async () => {
  const lent = {
    issuer: 'สำนักงาน',
    letterNo: 'ทส 0101/5',
    letterDate: '2026-01-05',
    title: longTitle,
  };
  const pages = await readBack(await renderForm(loanCard(lent, '2026-11-26')));
  expect(pages).toHaveLength(1);
  const wanted = ['แบบที่ ๒๔', 'บัตรยืมหนังสือ', longTitle, 'ทส ๐๑๐๑/๕ ลงวันที่ ๕ มกราคม ๒๕๖๙'];
  for (const part of wanted) expect(pages[0]).toContain(plain(part));
  expect(pages[0]).toContain(plain('ผู้ยืม ผู้รับ วันยืม กำหนดส่งคืน ผู้ส่งคืน วันส่งคืน'));
});

test('[13.05] the numbers of a later part go on after those of the parts before it', () => {
  const { rows } = keptTable('register', [rowOf(1), rowOf(2)], 2_000);
  expect(rows.map(([number]) => number)).toEqual(['2001', '2002']);
});
