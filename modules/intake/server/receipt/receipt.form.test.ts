import { toThaiDigits } from '@sarn/kernel';
import { closePdf, renderForms } from '@sarn/pdf/server';
import { plain, readBack } from '@sarn/pdf/testing';
import { afterAll, expect, test } from 'vitest';
import { receiptForm } from './receipt.form.ts';

afterAll(closePdf);

const facts = {
  ...{ issuer: 'สำนักงานนโยบายที่ดิน', letterNo: 'ทส 0101/15', to: 'ผู้อำนวยการ' },
  ...{ recipient: 'กรมปลายทาง', title: 'ขอส่งรายงาน', isSigned: false },
  ...{ receiverName: '', receivedAt: null },
};
const read = async (
  ...all: (typeof facts | (Omit<typeof facts, 'receivedAt'> & { receivedAt: string }))[]
) => readBack(await renderForms(all.map((one) => receiptForm(one, '2026-11-26'))));

test('[4.07] what is not known yet of a receipt is left to be written', async () => {
  const [page = ''] = await read(facts);
  const wanted =
    'แบบที่ ๑๗ ใบรับหนังสือ สำนักงานนโยบายที่ดิน ที่ ทส ๐๑๐๑/๑๕ ถึง ผู้อำนวยการ กรมปลายทาง เรื่อง ขอส่งรายงาน รับวันที่ เวลา ลงชื่อ ผู้รับ';
  expect(page.startsWith(plain(wanted))).toBe(true);
});

test('who took it, when, and that it was signed on a device are on it, on one page each', async () => {
  const long = 'ขอความอนุเคราะห์ข้อมูลสิ่งก่อสร้างในพื้นที่ลุ่มน้ำซึ่งอยู่ในความรับผิดชอบของหน่วยงาน '.repeat(5);
  const taken = { ...facts, receiverName: 'นางสาวรับ หนังสือ', isSigned: true, title: long.trim() };
  const pages = await read({ ...taken, receivedAt: '2026-11-26T03:05:00.000Z' }, facts);
  expect(pages).toHaveLength(2);
  const parts = [
    'รับวันที่ 26 พฤศจิกายน 2569 เวลา 10.05 น.',
    '(นางสาวรับ หนังสือ)',
    'ลงลายมือชื่อในระบบ',
    long,
  ];
  for (const part of parts) expect(pages[0]).toContain(plain(toThaiDigits(part)));
});
