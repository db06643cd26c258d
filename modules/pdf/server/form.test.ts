import { toThaiDigits } from '@sarn/kernel';
import { afterAll, expect, test } from 'vitest';
import type { FormInput } from '../contract/index.ts';
import { openName } from '../contract/index.ts';
import { closePdf, renderForm, renderForms } from './index.ts';
import { middleOf, pagesOf, within } from './positions.testing.ts';
import { plain, readBack } from './read-back.testing.ts';
import { longSubject } from './sample-body.testing.ts';
import { formRequest as request, formSigner as signer } from './sample-sheets.testing.ts';

afterAll(closePdf);

test('[5.01] a form of another module says what its model has, each part in its order', async () => {
  const [page = '', ...more] = await readBack(await renderForm(request));
  expect(more).toEqual([]);
  const dots = (role: string) => `(${openName})${role}`;
  const wanted = [
    ...['แบบที่ 3', 'ใบขออนุญาตใช้รถส่วนกลาง', 'สำนักงานนโยบายที่ดิน'],
    ...['ผู้ขอ นางสาวศิริพร วัฒนานุรักษ์ โทร. 0 2999 0120 สถานที่'],
    ...['ประเภทรถ รถยนต์นั่ง รถตู้', 'รายการ จำนวนเงิน (บาท)'],
    ...['ค่าน้ำมันเชื้อเพลิง 1,250.00 ค่าทางพิเศษ 95.00', 'จึงเรียนมาเพื่อโปรดพิจารณา'],
    ...['ลงชื่อ ผู้ขอ (นางสาวศิริพร วัฒนานุรักษ์)'],
    ...['ความเห็นผู้บังคับบัญชา ลงชื่อ', dots(''), 'ผู้อำนวยการกอง'],
    ...['คำสั่ง อนุญาต ไม่อนุญาต ลงชื่อ ผู้อนุญาต (นายธีรเดช วรพิทักษ์)'],
  ];
  expect(page).toBe(plain(toThaiDigits(wanted.join(''))));
});

test('a code stands beside what is printed as it is, and English has Arabic digits', async () => {
  const exact = { label: 'แฮช 256', value: '0123 4567\nabcd' };
  const code: FormInput['parts'][number] = {
    ...{ kind: 'code', url: 'https://sarn.example/v#0123', alt: 'คิวอาร์โค้ด', rows: [exact] },
  };
  const text: FormInput['parts'][number] = { kind: 'text', paragraphs: ['ข้อ 12'] };
  const [thai] = await readBack(await renderForm({ ...request, mark: '', parts: [code, text] }));
  expect(thai).toContain(plain('แฮช ๒๕๖ 0123 4567 abcd ข้อ ๑๒'));
  const english: FormInput = { ...request, mark: '', language: 'en', parts: [code, text] };
  const [said] = await readBack(await renderForm(english));
  expect(said).toContain(plain('แฮช 256 0123 4567 abcd ข้อ 12'));
  const [page] = await pagesOf(renderForm(english));
  within(page.find('แฮช').left, 68, 'text beside the code');
});

test('it has its margins, amounts at the right of their column, and boxes of one height', async () => {
  const [page] = await pagesOf(renderForm(request));
  within(page.width, 210, 'width of A4');
  within(page.find('ผู้ขอ').left, 30, 'left margin');
  within(middleOf(page.find('ใบขออนุญาตใช้รถส่วนกลาง')), 110, 'title in the middle of the text');
  within(page.find('๑,๒๕๐.๐๐').right, page.find('๙๕.๐๐').right, 'right edge of the amounts');
  within(page.find('แบบที่ ๓').right, 190, 'mark at the right margin');
  const [left, right] = [page.find('ความเห็นผู้บังคับบัญชา'), page.find('คำสั่ง')];
  within(left.top, right.top, 'titles of the boxes on one line');
});

test('with forty rows and long names it goes over pages, its head again on each, nobody signs alone', async () => {
  const name = 'ผู้ช่วยศาสตราจารย์ ดร.ธีรเดชากรณ์ วรพิทักษ์ศักดิ์วงศ์วรกุล ณ อยุธยา';
  const rows = Array.from({ length: 40 }, (_, at) => [`${at + 1}. ${longSubject}`, `${at},000.00`]);
  const [, , table] = request.parts;
  if (table?.kind !== 'table') throw new Error('no table');
  const form: FormInput = {
    ...{ ...request, title: longSubject, secrecy: 'ลับ' },
    parts: [
      { kind: 'fields', rows: [[{ label: 'เรื่อง', value: longSubject }]] },
      { ...table, rows, emptyRows: 0 },
      { kind: 'signatures', signers: [signer({ name, posts: [longSubject], role: 'ผู้รับ' })] },
    ],
  };
  const pages = await readBack(await renderForm(form));
  expect(pages.length).toBeGreaterThan(4);
  const whole = pages.join('');
  for (const row of rows) expect(whole).toContain(plain(toThaiDigits(row.join(''))));
  for (const page of pages.slice(0, -1)) expect(page).toContain(plain('จำนวนเงิน (บาท)'));
  expect(pages.at(-1)).toContain(plain(`(${name})${toThaiDigits(longSubject)}`));
});

test('several on A5 across are one file, each on a page of its own', async () => {
  const small: FormInput = { ...request, size: 'a5', parts: request.parts.slice(0, 1) };
  const pages = await pagesOf(renderForms([small, { ...small, title: 'อีกใบหนึ่ง' }]));
  expect(pages).toHaveLength(2);
  within(pages[0].width, 210, 'width of A5 across');
  within(pages[0].height, 148, 'height of A5 across');
  expect(pages[1]?.find('อีกใบหนึ่ง').left).toBeGreaterThan(15);
  await expect(renderForms([small, request])).rejects.toThrow('sizes');
});
