import { afterAll, describe, expect, it, test } from 'vitest';
import { printedDocument } from '../contract/index.ts';
import type { IssuedDocument, LetterDocument, MemoDocument, RichBody } from '../contract/index.ts';
import { closePdf, renderDocument, renderHtml, renderPages } from './index.ts';
import { plain, readBack } from './read-back.testing.ts';

afterAll(closePdf);

const text = (value: string, ...marks: string[]): RichBody => ({
  type: 'text',
  text: value,
  marks: marks.map((type) => ({ type })),
});
const paragraph = (...content: RichBody[]): RichBody => ({ type: 'paragraph', content });
const item = (...content: RichBody[]): RichBody => ({ type: 'listItem', content });
const list = (...content: RichBody[]): RichBody => ({ type: 'orderedList', content });
const cell = (type: string, value: string, attrs = {}): RichBody => ({
  type,
  attrs,
  content: [paragraph(text(value))],
});
const row = (...content: RichBody[]): RichBody => ({ type: 'tableRow', content });

const sentence =
  'กองนโยบายและแผนได้รวบรวมข้อมูลจากจังหวัดแล้ว 62 จังหวัด <b>คงเหลือ</b> & ยังไม่ครบถ้วน จำเป็นต้องประชุมร่วมกับเจ้าหน้าที่จังหวัดเพื่อตรวจสอบรายแปลง ';

const memo: MemoDocument = {
  ...{ kind: 'memo', version: 1, number: 'ดท 0102/', date: null, isDraft: false, keepWhole: [] },
  subject: 'ขออนุมัติจัดประชุมเชิงปฏิบัติการ',
  ...{ salutation: 'เรียน', addressee: 'ผู้อำนวยการกองกฎหมาย', reference: '' },
  ...{ enclosures: ['กำหนดการ 1 แผ่น', 'รายชื่อ 2 แผ่น'], speed: '', secrecy: '' },
  unit: 'กองนโยบายและแผน โทร. 0 2999 0120',
  body: {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [text('1. เรื่องเดิม')] },
      paragraph(text(sentence), text('ภายในวันที่ 24 พฤศจิกายน 2569', 'bold', 'underline')),
      list(
        item(
          paragraph(text('อนุมัติให้จัดประชุม')),
          list(
            item(paragraph(text('มอบหมาย'))),
            item(
              paragraph(text('เบิกจ่าย')),
              list(
                item(
                  paragraph(text('ค่าอาหาร')),
                  list(item(paragraph(text('มื้อเช้า'))), item(paragraph(text('มื้อเย็น')))),
                ),
              ),
            ),
          ),
        ),
        item(paragraph(text('ลงนาม'))),
      ),
      {
        type: 'table',
        content: [
          row(cell('tableHeader', 'รายการ'), cell('tableHeader', 'งบ', { colspan: 2 })),
          row(cell('tableHeader', 'ชนิด'), cell('tableHeader', 'จำนวน'), cell('tableHeader', 'บาท')),
          row(cell('tableCell', 'ค่าวัสดุ'), cell('tableCell', '40 ชุด'), cell('tableCell', '2,000')),
        ],
      },
      paragraph(text('จึงเรียนมาเพื่อโปรดพิจารณา')),
    ],
  },
  signer: {
    name: 'นางรุ่งนภา กิจไพศาล',
    posts: [
      { title: 'รองอธิบดี', acting: 'รักษาราชการแทน' },
      { title: 'อธิบดีกรมแผนที่', acting: 'ปฏิบัติราชการแทน' },
      { title: 'ปลัดกระทรวง', acting: null },
    ],
  },
};

const letter: LetterDocument = {
  ...{ kind: 'letter', version: 1, number: 'ฐพ 0203/1234', date: '2026-10-15', isDraft: false },
  ...{ keepWhole: [], subject: 'ขอความอนุเคราะห์ข้อมูลพื้นที่ลุ่มน้ำ', speed: '', secrecy: '' },
  ...{ salutation: 'กราบเรียน', addressee: 'นายกรัฐมนตรี' },
  reference: 'หนังสือกรมแผนที่ ที่ ดท 0102/88 ลงวันที่ 2 ตุลาคม 2569',
  enclosures: ['แบบสำรวจ จำนวน 1 ชุด'],
  owner: ['สำนักงานสถิติพื้นที่', 'ถนนราชพฤกษ์', 'กรุงเทพฯ 10999'],
  body: { type: 'doc', content: [paragraph(text(sentence)), paragraph(text('จึงกราบเรียนมา'))] },
  signer: { name: 'นายสมเกียรติ ปรีชาสถิติ', posts: [{ title: 'ผู้อำนวยการ', acting: null }] },
  closing: 'ขอแสดงความนับถืออย่างยิ่ง',
  ...{ responsible: ['กองข้อมูล', 'โทร. 0 2998 1000'], copies: ['กองคลัง'] },
};

const command: IssuedDocument = {
  ...{ kind: 'command', version: 1, number: '123/2569', date: '2026-10-15', isDraft: false },
  ...{ keepWhole: [], secrecy: '', edition: '', issuer: 'สำนักงานสถิติพื้นที่แห่งชาติ' },
  subject: 'แต่งตั้งคณะกรรมการพัฒนาระบบสารบรรณอิเล็กทรอนิกส์',
  body: { type: 'doc', content: [paragraph(text(sentence)), paragraph(text('ทั้งนี้ ตั้งแต่บัดนี้'))] },
  signer: { name: 'นายสมเกียรติ ปรีชาสถิติ', posts: [{ title: 'ผู้อำนวยการ', acting: null }] },
};
const gazette = 'ประกาศในราชกิจจานุเบกษา เล่ม 143 ตอนพิเศษ 113 ง หน้า 7 วันที่ 20 ตุลาคม 2569';
const issued: IssuedDocument[] = [
  command,
  { ...command, kind: 'regulation', number: '', edition: 'ฉบับที่ 2', gazette },
  { ...command, kind: 'rule', number: '', date: null },
  { ...command, kind: 'announcement', number: '', isDraft: true },
  { ...command, kind: 'declaration', number: '', edition: 'ฉบับที่ 3' },
  { ...command, kind: 'news', number: '', secrecy: '' },
];

/** HTML as one reads it. */
const spoken = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

test.each([memo, letter, ...issued])(
  '$kind: PDF, pages and HTML are made of the same model',
  async (given) => {
    const document = printedDocument.parse(JSON.parse(JSON.stringify(given)));
    expect(document).toEqual(given);
    const pdf = await renderDocument(document);
    const [page = '', ...rest] = await readBack(pdf);
    expect(rest).toEqual([]);
    expect(page).toBe(plain(spoken(renderHtml(document))));
    expect((await renderPages(document)).length).toBe(1);
  },
);

test('forms 4 to 9 say at head and foot what each of them says', () => {
  const told = issued.map((document) => spoken(renderHtml(document)).replace(/ +/g, ' ').trim());
  const [ordered = '', regulation = '', rule = '', announcement = '', declaration = ''] = told;
  const agency = 'สำนักงานสถิติพื้นที่แห่งชาติ';
  expect(ordered).toContain(`คำสั่ง${agency} ที่ ๑๒๓/๒๕๖๙ เรื่อง แต่งตั้ง`);
  expect(ordered).toContain('สั่ง ณ วันที่ ๑๕ ตุลาคม พ.ศ. ๒๕๖๙ (นายสมเกียรติ');
  expect(regulation).toContain(`ระเบียบ${agency} ว่าด้วยแต่งตั้ง`);
  expect(regulation).toContain('(ฉบับที่ ๒) พ.ศ. ๒๕๖๙');
  expect(regulation.endsWith('เล่ม ๑๔๓ ตอนพิเศษ ๑๑๓ ง หน้า ๗ วันที่ ๒๐ ตุลาคม ๒๕๖๙')).toBe(true);
  expect(rule).toContain('ประกาศ ณ วันที่ ........................ พ.ศ. ............');
  expect(announcement.startsWith(`ร่าง ประกาศ${agency} เรื่อง`)).toBe(true);
  expect(declaration.endsWith(`${agency} ๑๕ ตุลาคม ๒๕๖๙`)).toBe(true);
});

test('the year in the name of a regulation stands before that of its day', () => {
  const named: IssuedDocument = { ...command, kind: 'regulation', number: '', year: '2568' };
  const html = renderHtml(named);
  expect(html).toContain('<p>พ.ศ. ๒๕๖๘</p>');
  expect(html).toContain('ประกาศ ณ วันที่ ๑๕ ตุลาคม พ.ศ. ๒๕๖๙');
  expect(renderHtml({ ...named, date: null })).toContain('<p>พ.ศ. ๒๕๖๘</p>');
});

test('an unknown field, kind or day is no document', () => {
  for (const wrong of [
    { ...memo, kind: 'note' },
    { ...memo, extra: 1 },
    { ...memo, date: '2026-02-30' },
  ]) {
    expect(printedDocument.safeParse(wrong).success).toBe(false);
  }
});

describe('the text for screen readers', () => {
  it('has heads, lists, tables and the numbers of clauses as they are printed', () => {
    const html = renderHtml(memo);
    expect(html).toContain('<article lang="th"><h1>บันทึกข้อความ</h1><dl><dt>ส่วนราชการ</dt>');
    expect(html).toContain('<h2>๑. เรื่องเดิม</h2>');
    expect(html).toContain('<strong><u>ภายในวันที่ ๒๔ พฤศจิกายน ๒๕๖๙</u></strong>');
    expect(html).toContain('<p>รายการ</p></th><th colspan="2" scope="colgroup"><p>งบ</p></th>');
    for (const label of [
      '๑. อนุมัติ',
      '๑.๒ เบิกจ่าย',
      '(๑) ค่าอาหาร',
      'ก. มื้อเช้า',
      'ข. มื้อเย็น',
      '๒. ลงนาม',
    ]) {
      expect(html).toContain(`<p>${label}`);
    }
    expect(html).toContain('<p>รองอธิบดี รักษาราชการแทน</p><p>อธิบดีกรมแผนที่ ปฏิบัติราชการแทน</p>');
  });

  it('holds markup as text', () => {
    expect(renderHtml(memo)).toContain('&lt;b&gt;คงเหลือ&lt;/b&gt; &amp; ยังไม่ครบถ้วน');
  });
});

describe('pages as pictures', () => {
  const long = (last: string): MemoDocument => ({
    ...memo,
    body: {
      type: 'doc',
      content: [
        ...Array.from({ length: 30 }, () => paragraph(text(sentence))),
        paragraph(text(last)),
      ],
    },
  });

  it('are complete by themselves, of A4, and the same for the same document', async () => {
    const pages = await renderPages(long('จึงเรียนมาเพื่อโปรดทราบ'));
    expect(pages.length).toBeGreaterThan(2);
    for (const { svg, width, height } of pages) {
      expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
      const used = new Set([...svg.matchAll(/xlink:href="#(\w+)"/g)].map(([, id]) => id));
      const there = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
      expect(used.size).toBeGreaterThan(10);
      expect([...used].filter((id) => !there.has(id))).toEqual([]);
      expect(svg).not.toContain('<script');
    }
    expect(await renderPages(long('จึงเรียนมาเพื่อโปรดทราบ'))).toEqual(pages);
  });

  it('have the digest of before where nothing has changed', async () => {
    const before = await renderPages(long('จึงเรียนมาเพื่อโปรดทราบ'));
    const after = await renderPages(long('จึงเรียนมาเพื่อโปรดพิจารณา'));
    const isSame = before.map(({ digest }, at) => digest === after[at]?.digest);
    expect(isSame.at(-1)).toBe(false);
    expect(isSame.slice(0, -1).every(Boolean)).toBe(true);
  });
});

test('the same document gives the same PDF, a draft and its emblem another', async () => {
  const bytes = async (...given: Parameters<typeof renderDocument>) =>
    Buffer.from(await renderDocument(...given)).toString('base64');
  const first = await bytes(memo);
  expect(await bytes(memo)).toBe(first);
  expect(await bytes({ ...memo, isDraft: true })).not.toBe(first);
  expect(await bytes(memo, { emblemSvg: null })).not.toBe(first);
});

test('an empty draft has its page already', async () => {
  const nothing: MemoDocument = {
    ...memo,
    ...{ number: '', unit: '', subject: '', addressee: '', enclosures: [], isDraft: true },
    body: { type: 'doc', content: [{ type: 'paragraph' }] },
    signer: { name: '', posts: [] },
  };
  const [page = ''] = await readBack(await renderDocument(nothing));
  expect(page).toBe('ร่างบันทึกข้อความส่วนราชการที่วันที่เรื่องเรียน');
});

describe('pages tell where the fields of their form stand', () => {
  const filled: LetterDocument = {
    ...letter,
    ...{ reference: 'หนังสือกรมที่ดิน ที่ มท 0501/1', enclosures: ['กำหนดการ'], copies: ['กรมที่ดิน'] },
  };
  const names = (pages: Awaited<ReturnType<typeof renderPages>>) =>
    pages.map(({ fields }) =>
      fields.map(({ name, at }) => (name === 'body' ? `body ${at}` : name)),
    );

  it('in the order of the form, below each other', async () => {
    const pages = await renderPages({
      ...filled,
      body: { type: 'doc', content: [paragraph(text(sentence)), paragraph(text('จึงเรียนมา'))] },
    });
    expect(names(pages)).toEqual([
      [
        ...['address', 'title', 'addressee', 'reference', 'enclosures', 'body 0', 'body 1'],
        ...['salutation', 'contact', 'copies'],
      ],
    ]);
    const [fields = []] = pages.map((page) => page.fields);
    for (const [place, { top, bottom }] of fields.entries()) {
      expect(bottom).toBeGreaterThan(top);
      expect(top).toBeGreaterThanOrEqual(fields[place - 1]?.bottom ?? 0);
    }
  });

  it('on both pages where a paragraph goes on, and counts paragraphs and tables as they stand', async () => {
    const body: RichBody = {
      type: 'doc',
      content: [
        paragraph(text(sentence.repeat(20))),
        list(item(paragraph(text('ก')), list(item(paragraph(text('ข')))))),
        { type: 'table', content: [row(cell('tableCell', 'ค'))] },
        paragraph(text('จึงเรียนมา')),
      ],
    };
    const [first = [], second = []] = names(await renderPages({ ...memo, body }));
    expect(first).toEqual(['title', 'addressee', 'enclosures', 'body 0']);
    expect(second).toEqual(['body 0', 'body 1', 'body 2', 'body 3', 'body 4']);
  });
});
