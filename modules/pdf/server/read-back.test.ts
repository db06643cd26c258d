import { toThaiDigits } from '@sarn/kernel';
import { afterAll, expect, it } from 'vitest';
import { closePdf, renderLetter, renderMemo } from './index.ts';
import type { LetterInput, RichNode } from './index.ts';
import { plain, readBack } from './read-back.testing.ts';

afterAll(closePdf);

/** Every vowel and tone mark in the combinations that readers double, lose or turn around. */
const clusters =
  'สิ่งก่อสร้างเพิ่มขึ้นที่ปู่ญี่ปุ่นกู้น้ำ ซึ่งกำหนดให้ทำพื้นที่ลุ่มน้ำ ก้ำ ป้ำ ฐุ ฎุ ญู ฝ้าย เปิ้ล เกี๊ยว สิทธิ์ เพื่อให้ครั้งที่สองนั้นเป็นไปตามสัตย์ซื่อ ทั้งนี้ จำนวนผู้ค้ำประกันที่เชื่อถือได้ยังไม่ครบถ้วน พุทธศักราช ฤๅษี ฯลฯ';

const letter: LetterInput = {
  number: 'ฐพ 0203/1234',
  owner: ['สำนักงานสถิติพื้นที่แห่งชาติ', 'ถนนราชพฤกษ์ใหม่', 'กรุงเทพฯ 10999'],
  date: '2026-10-15',
  subject: 'ขอเพิ่มสิ่งอำนวยความสะดวกในพื้นที่ลุ่มน้ำ ครั้งที่ 2 ตามที่ผู้ใช้น้ำร้องขอ',
  addressee: 'ผู้อำนวยการสำนักงานพัฒนาที่ดินดิจิทัล',
  reference: 'หนังสือสำนักงานสถิติพื้นที่แห่งชาติ ที่ ฐพ 0203/88 ลงวันที่ 2 ตุลาคม 2569',
  enclosures: ['แบบสำรวจสิ่งปลูกสร้าง จำนวน 1 ชุด', 'กำหนดการยื่นคำร้อง จำนวน 1 แผ่น'],
  paragraphs: [
    clusters,
    'ผู้ยื่นข้อเสนอใช้วิธี e-bidding ตั้งแต่วันที่ 9 - 13 พฤศจิกายน 2569 '.repeat(9),
    'โทร. 0 2998 1000 ต่อ 81-84 หรือที่ box-2@example.go.th นั้น '.repeat(7),
    'จึงเรียนมาเพื่อโปรดพิจารณา',
  ],
  signer: { name: 'นายสมเกียรติ ปรีชาสถิติ', position: ['รองผู้อำนวยการ', 'รักษาราชการแทน'] },
  responsible: ['กองข้อมูลพื้นที่', 'โทร. 0 2998 1000'],
  copies: ['กองคลัง', 'กองกฎหมาย'],
};

it('a letter gives back its text, every character in its order', async () => {
  const [first = '', second = ''] = await readBack(await renderLetter(letter));
  const source = [
    `ที่ ${letter.number}`,
    ...letter.owner,
    '15 ตุลาคม 2569',
    `เรื่อง ${letter.subject} เรียน ${letter.addressee} อ้างถึง ${letter.reference}`,
    `สิ่งที่ส่งมาด้วย 1. ${letter.enclosures?.[0]} 2. ${letter.enclosures?.[1]}`,
    ...letter.paragraphs,
    'ขอแสดงความนับถือ (นายสมเกียรติ ปรีชาสถิติ)',
    ...letter.signer.position,
    ...letter.responsible,
    `สำเนาส่ง ${letter.copies?.join(' ')}`,
  ];
  const wanted = plain(toThaiDigits(source.join(' '))).replaceAll('box-๒@', 'box-2@');
  expect(second.startsWith('-๒-')).toBe(true);
  expect(first + second.slice('-๒-'.length)).toBe(wanted);
});

const text = (value: string, ...marks: string[]): RichNode => ({
  type: 'text',
  text: value,
  marks: marks.map((type) => ({ type })),
});

it('a memo does, in the regular, bold, italic and bold italic face', async () => {
  const faces = [[], ['bold'], ['italic'], ['bold', 'italic'], ['underline']];
  const body: RichNode = {
    type: 'doc',
    content: faces.map((marks) => ({ type: 'paragraph', content: [text(clusters, ...marks)] })),
  };
  const pdf = await renderMemo({
    number: 'ดท 0102/77',
    date: '2026-10-15',
    unit: 'กองนโยบายและแผน โทร. 0 2999 0120',
    subject: letter.subject,
    addressee: 'ผู้อำนวยการกองกฎหมาย',
    body,
    signer: { name: 'นางรุ่งนภา กิจไพศาล', position: ['ผู้อำนวยการกองนโยบายและแผน'] },
  });
  const [page = ''] = await readBack(pdf);
  const head = `บันทึกข้อความ ส่วนราชการ กองนโยบายและแผน โทร. 0 2999 0120 ที่ ดท 0102/77 วันที่ 15 ตุลาคม 2569 เรื่อง ${letter.subject} เรียน ผู้อำนวยการกองกฎหมาย`;
  const foot = '(นางรุ่งนภา กิจไพศาล) ผู้อำนวยการกองนโยบายและแผน';
  expect(page).toBe(plain(toThaiDigits([head, ...faces.map(() => clusters), foot].join(' '))));
});
