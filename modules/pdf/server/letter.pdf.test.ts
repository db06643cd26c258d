import { toThaiDigits } from '@sarn/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { closePdf, renderLetter, renderList, renderMemo } from './index.ts';
import type { LetterInput, MemoInput, RichNode } from './index.ts';
import { plain, readBack } from './read-back.testing.ts';

const subject =
  'ขอความอนุเคราะห์สิ่งก่อสร้าง ครั้งที่ 2 ซึ่งเป็นแผนที่ 1:4,000 ที่ปู่ ญี่ปุ่น น้ำ ฐุ ประจำปีงบประมาณ พ.ศ. 2569 เพื่อประกอบการจัดทำแผนพัฒนาพื้นที่ลุ่มน้ำ';

const letter: LetterInput = {
  number: 'ฐพ 0203/1234',
  owner: ['สำนักงานสถิติพื้นที่แห่งชาติ', 'ถนนราชพฤกษ์ใหม่', 'กรุงเทพฯ 10999'],
  date: '2026-10-15',
  subject,
  addressee: 'ผู้อำนวยการสำนักงานพัฒนาที่ดินดิจิทัล',
  enclosures: ['แบบสำรวจ จำนวน 1 ชุด', 'กำหนดการ จำนวน 1 แผ่น'],
  paragraphs: [
    'ด้วยสำนักงานจัดทำรายงานประจำปี #panic("x") *b* $x$ และติดต่อได้ที่ box2@example.go.th นั้น',
    'จึงเรียนมาเพื่อโปรดพิจารณา',
  ],
  signer: { name: 'นายสมเกียรติ ปรีชาสถิติ', position: ['ผู้อำนวยการ'] },
  responsible: ['กองข้อมูล', 'โทร. 0 2998 1000'],
};

const text = (value: string, ...marks: string[]): RichNode => ({
  type: 'text',
  text: value,
  marks: marks.map((type) => ({ type })),
});
const paragraph = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content });

const memo: MemoInput = {
  number: 'ดท 0102/77',
  date: '2026-10-15',
  unit: 'กองนโยบายและแผน โทร. 0 2999 0120',
  subject: 'ขออนุมัติจัดฝึกอบรม',
  addressee: 'ผู้อำนวยการกองกฎหมาย',
  body: { type: 'doc', content: [paragraph(text('ด้วยมีเจ้าหน้าที่ 24 คน', 'bold'))] },
  signer: { name: 'นางรุ่งนภา กิจไพศาล', position: ['ผู้อำนวยการกองนโยบายและแผน'] },
};

afterAll(closePdf);

describe('an external letter', () => {
  it('gives its subject back exactly when its text is read', async () => {
    const [page = ''] = await readBack(await renderLetter(letter));
    expect(page).toContain(plain(toThaiDigits(subject)));
    expect(page).toContain('๑๕ตุลาคม๒๕๖๙');
    expect(page).toContain('ที่ฐพ๐๒๐๓/๑๒๓๔');
    expect(page).toContain('ขอแสดงความนับถือ');
  });

  it('prints markup as text and keeps Arabic digits in addresses', async () => {
    const [page = ''] = await readBack(await renderLetter(letter));
    expect(page).toContain('#panic("x")*b*$x$');
    expect(page).toContain('box2@example.go.th');
  });

  it('goes on to a second page with its number, the signature never alone', async () => {
    const long = Array.from({ length: 14 }, () => 'ด้วยมีข้อความยาวซึ่งเขียนต่อเนื่องกัน '.repeat(6));
    const paragraphs = [...long, 'จึงเรียนมาเพื่อโปรดทราบ'];
    const pages = await readBack(await renderLetter({ ...letter, paragraphs, secrecy: 'ลับ' }));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[1]).toContain('-๒-');
    expect(pages.at(-1)).toContain('จึงเรียนมาเพื่อโปรดทราบ');
    expect(pages.at(-1)).toContain('(นายสมเกียรติปรีชาสถิติ)');
    for (const page of pages) expect(page.split('ลับ').length - 1).toBe(2);
  });

  it('refuses a letter without text', async () => {
    await expect(renderLetter({ ...letter, paragraphs: [] })).rejects.toMatchObject({
      code: 'pdf.incomplete',
    });
  });

  it('comes out the same for the same data', async () => {
    const [first, second] = [await renderLetter(letter), await renderLetter(letter)];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  });
});

describe('a memo', () => {
  it('has heading and salutation but no closing phrase', async () => {
    const [page = ''] = await readBack(await renderMemo(memo));
    for (const part of ['บันทึกข้อความ', 'ส่วนราชการ', 'ดท๐๑๐๒/๗๗', 'ด้วยมีเจ้าหน้าที่๒๔คน']) {
      expect(page).toContain(part);
    }
    expect(page).not.toContain('ขอแสดงความนับถือ');
  });

  it('prints lists, tables and headings of the body', async () => {
    const row = (type: string, ...cells: string[]): RichNode => ({
      type: 'tableRow',
      content: cells.map((cell) => ({ type, content: [paragraph(text(cell))] })),
    });
    const item = (value: string): RichNode => ({
      type: 'listItem',
      content: [paragraph(text(value))],
    });
    const body: RichNode = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [text('ข้อเท็จจริง')] },
        { type: 'orderedList', content: [item('ข้อแรก'), item('ข้อหลัง')] },
        {
          type: 'table',
          content: [row('tableHeader', 'รายการ', 'บาท'), row('tableCell', 'ค่าวัสดุ', '62,000')],
        },
      ],
    };
    const [page = ''] = await readBack(await renderMemo({ ...memo, body }));
    for (const part of ['ข้อเท็จจริง', '๑.', 'ข้อหลัง', 'ค่าวัสดุ', '๖๒,๐๐๐']) {
      expect(page).toContain(part);
    }
  });

  it.each([
    ['image', { type: 'image', attrs: { src: 'file:///etc/passwd' } }],
    ['a block inside a line', paragraph(paragraph(text('x')))],
    ['an unknown mark', paragraph(text('x', 'link'))],
  ])('refuses %s', async (_what, node) => {
    const body: RichNode = { type: 'doc', content: [node as RichNode] };
    await expect(renderMemo({ ...memo, body })).rejects.toMatchObject({
      code: 'pdf.unsupported-node',
    });
  });
});

const signedList = (count: number) =>
  renderList({
    ...{ title: 'บัญชีฝากหนังสือ', subtitle: [], mark: 'แบบที่ 23', author: 'x', date: '2026-11-21' },
    facts: [],
    columns: [
      { label: 'ลำดับที่', width: 1 },
      { label: 'เรื่อง', width: 8 },
    ],
    rows: Array.from({ length: count }, (_, at) => [`${at + 1}`, `รายการ ${at + 1}`]),
    closing: [`รวม ${count} เรื่อง`],
    signers: ['ผู้ฝาก', 'ผู้รับฝาก'].map((role) => ({
      ...{ name: 'นางรุ่งนภา กิจไพศาล', position: '', role, signed: null },
    })),
  });

describe('[13.05] a list across the page', () => {
  it.each([18, 20, 22, 24, 26])(
    'of %i rows is signed under at least one of its rows',
    async (count) => {
      const pages = await readBack(await signedList(count));
      expect(pages.at(-1)).toContain(toThaiDigits(`รายการ${count}`));
      expect(pages.at(-1)).toContain('ผู้รับฝาก');
      const ends = toThaiDigits(plain(`รวม ${count} เรื่อง`));
      expect(pages.join('').split(ends)).toHaveLength(2);
    },
  );

  it('says its head again on each page, keeps checksums as they are, and ends with who signs', async () => {
    const pdf = await renderList({
      title: 'บัญชีหนังสือขอทำลาย',
      subtitle: ['ที่ 1/2569'],
      mark: 'แบบที่ 25',
      author: 'สำนักงาน',
      date: '2026-11-21',
      facts: [['วันที่จัดทำ', '21 พฤศจิกายน 2569']],
      columns: [
        { label: 'ลำดับที่', width: 1, centred: true },
        { label: 'เรื่อง', width: 8 },
      ],
      rows: Array.from({ length: 60 }, (_, at) => [`${at + 1}`, `#panic("x") เรื่องที่ ${at + 1}`]),
      closing: ['รหัสไฟล์ 9f86d0', 'รวม 60 เรื่อง'],
      signers: [{ name: 'นางรุ่งนภา กิจไพศาล', position: 'ผอ.', role: 'ประธาน', signed: null }],
    });
    const pages = await readBack(pdf);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.every((page) => page.includes('เรื่อง'))).toBe(true);
    expect(pages[1]).toContain('ลำดับที่');
    const whole = pages.join('');
    expect(whole).toContain('9f86d0');
    expect(whole).toContain(toThaiDigits('60'));
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(toThaiDigits(plain(`แบบที่ 25 แผ่นที่ ${at + 1}`)));
    }
    // The signature block is not alone on a page.
    expect(pages.at(-1)).toContain(toThaiDigits(plain('รวม 60 เรื่อง')));
    expect(pages.at(-1)).toContain(plain('กิจไพศาล'));
  });
});
