import { toThaiDigits } from '@sarn/kernel';
import { closePdf, renderForm } from '@sarn/pdf/server';
import { plain, readBack } from '@sarn/pdf/testing';
import { afterAll, expect, test } from 'vitest';
import { coverForm } from './cover.form.ts';
import type { CoverFacts } from './cover.form.ts';

afterAll(closePdf);

const facts: CoverFacts = {
  ...{ issuer: 'สำนักงานนโยบายที่ดิน', unit: 'กองแผน', number: '12/2569' },
  ...{ title: 'ภาพถ่ายการตรวจสอบแนวเขต', medium: 'ภาพถ่าย', source: 'กองสำรวจ' },
  ...{ madeOn: '2026-11-20', keeper: { name: 'นางสาวศิริพร วัฒนา', post: 'เจ้าพนักงานธุรการ' } },
  files: [
    { name: 'แนวเขตด้านเหนือ.jpg', bytes: 2_516_582, pageCount: null },
    { name: 'บันทึกการตรวจ.pdf', bytes: 800, pageCount: 3 },
  ],
};
const read = async (given: CoverFacts) =>
  readBack(await renderForm(coverForm(given, '2026-11-26')));

test('[5.01] a cover tells number, subject, medium, source and what is in it', async () => {
  const pages = await read(facts);
  expect(pages).toHaveLength(1);
  const wanted = [
    ...['ใบปะหน้าหนังสืออื่น สำนักงานนโยบายที่ดิน กองแผน'],
    ...['เลขที่ 12/2569 วันที่จัดทำ 20 พฤศจิกายน 2569 เรื่อง ภาพถ่ายการตรวจสอบแนวเขต'],
    ...['ประเภทสื่อ ภาพถ่าย ที่มา กองสำรวจ'],
    ...['1 แนวเขตด้านเหนือ.jpg 1 ไฟล์ 2.4 MB', '2 บันทึกการตรวจ.pdf 3 หน้า 1 kB'],
    ...['รวม 2 รายการ', 'ผู้จัดเก็บ (นางสาวศิริพร วัฒนา) เจ้าพนักงานธุรการ'],
  ];
  for (const part of wanted) expect(pages[0]).toContain(plain(toThaiDigits(part)));
});

test('forty files with long names go over pages, the head of the table again on each', async () => {
  const name = 'บันทึกภาพการตรวจสอบแนวเขตที่ดินของรัฐในพื้นที่ลุ่มน้ำและพื้นที่ต่อเนื่อง.jpg';
  const files = Array.from({ length: 40 }, (_, at) => ({
    ...{ name: `${at + 1} ${name}`, bytes: at * 1_000_000, pageCount: at },
  }));
  const pages = await read({ ...facts, files, number: '', madeOn: null, title: name.repeat(4) });
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages.slice(0, -1)) expect(page).toContain('ลำดับรายการจำนวนขนาด');
  const whole = pages.join('');
  for (let at = 1; at <= 40; at += 1) expect(whole).toContain(plain(`${toThaiDigits(at)} ${name}`));
});
