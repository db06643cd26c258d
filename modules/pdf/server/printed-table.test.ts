import { toThaiDigits } from '@sarn/kernel';
import { afterAll, expect, test } from 'vitest';
import type { MemoDocument, RichBody } from '../contract/index.ts';
import { bodyBlocks } from './body/body-blocks.ts';
import { closePdf, renderDocument, renderHtml } from './index.ts';
import { plain, readBack } from './read-back.testing.ts';
import { body, paragraph, sentence, spoken } from './sample-body.testing.ts';

afterAll(closePdf);

type Attrs = NonNullable<RichBody['attrs']>;
const cell = (value: string, attrs: Attrs = {}, type = 'tableCell'): RichBody => ({
  ...{ type, attrs },
  content: [paragraph(value)],
});
const head = (value: string, attrs: Attrs = {}): RichBody => cell(value, attrs, 'tableHeader');
const row = (...content: RichBody[]): RichBody => ({ type: 'tableRow', content });
const table = (...content: RichBody[]): RichBody => ({ type: 'table', content });
const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

const memo = (...content: RichBody[]): MemoDocument => ({
  ...{ kind: 'memo', version: 1, number: '', date: null, isDraft: false, keepWhole: [] },
  ...{ subject: 'แผนงาน', salutation: 'เรียน', addressee: 'ผู้อำนวยการ', reference: '' },
  ...{ enclosures: [], speed: '', secrecy: '', unit: 'กองแผนงาน' },
  body: body(...content),
  signer: { name: 'นางรุ่งนภา กิจไพศาล', posts: [{ title: 'หัวหน้ากอง', acting: null }] },
});
const pagesOf = async (...content: RichBody[]) => readBack(await renderDocument(memo(...content)));
const closing = paragraph('จึงเรียนมาเพื่อโปรดพิจารณา');
const signed = '(นางรุ่งนภากิจไพศาล)หัวหน้ากอง';

test('merged cells go over pages, and a head of two rows comes again on each', async () => {
  const heads = [
    row(head('ลำดับ', { rowspan: 2 }), head('งบประมาณ', { colspan: 2 })),
    row(head('ปีแรก'), head('ปีหลัง')),
  ];
  const groups = many(30, (at) => [
    row(cell(`กลุ่ม ${at + 1}`, { rowspan: 3 }), cell(`ก${at}`), cell(`ข${at}`)),
    row(cell(`รวม${at}`, { colspan: 2 })),
    row(cell(`ค${at}`), cell(`ง${at}`)),
  ]).flat();
  const pages = await pagesOf(table(...heads, ...groups), closing);
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) {
    for (const word of ['ลำดับ', 'งบประมาณ', 'ปีแรก', 'ปีหลัง']) expect(page).toContain(word);
  }
  const printed = pages.join('');
  for (const word of ['กลุ่ม๓๐', 'รวม๒๙', 'ค๒๙ง๒๙']) expect(printed).toContain(word);
  expect(pages.at(-1)?.endsWith(`จึงเรียนมาเพื่อโปรดพิจารณา${signed}`)).toBe(true);
});

test.each([
  ['below it nothing', []],
  ['below it the empty paragraph of the editor', [paragraph('')]],
])(
  'a table that ends a document goes over pages whole, and takes its signature along, %s',
  async (_, below) => {
    const rows = many(120, (at) => row(cell(`แถวที่ ${at}`), cell('ค')));
    const pages = await pagesOf(
      paragraph(sentence),
      table(row(head('ก'), head('ข')), ...rows),
      ...below,
    );
    const printed = pages.join('');
    expect(
      many(120, (at) => at).filter((at) => !printed.includes(plain(`แถวที่${toThaiDigits(at)}ค`))),
    ).toEqual([]);
    // A page holds some thirty rows: more on one would have run over its edge.
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.at(-1)).toMatch(/แถวที่๑๑๙ค\(นางรุ่งนภากิจไพศาล\)หัวหน้ากอง$/);
  },
);

test('the last row, moved on with the signature, has the head of its table above it', async () => {
  const found = await Promise.all(
    many(8, async (at) => {
      const rows = many(24 + at, (no) => row(cell(`แถวที่ ${no}`), cell('ค')));
      return pagesOf(paragraph(sentence), table(row(head('หัวแรก'), head('หัวสอง')), ...rows));
    }),
  );
  const last = found.flatMap((pages) => (pages.length > 1 ? [pages.at(-1) ?? ''] : []));
  // In one of them the last row stands alone above the signature.
  expect(last.filter((page) => page.split('แถวที่').length === 2).length).toBeGreaterThan(0);
  for (const page of last) expect(page).toMatch(/^-๒-หัวแรกหัวสองแถวที่/);
});

test('a cell over ninety rows ends with them, also as the last of a document', async () => {
  const rows = many(89, (at) => row(cell(`${at + 1}`)));
  const pages = await pagesOf(table(row(cell('กลุ่มเดียว', { rowspan: 90 }), cell('0')), ...rows));
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.at(-1)?.endsWith(`๘๙${signed}`)).toBe(true);
});

test('small amounts stand below large ones, other numbers at the left', () => {
  const { content = [] } = body(
    table(
      row(cell('๑'), cell('๒,๐๐๐.๐๐')),
      row(cell('๒'), cell('๕๐๐')),
      row(cell('๓'), cell('ไม่มี')),
    ),
  );
  const [made] = bodyBlocks({ type: 'doc', content });
  const rows = made?.kind === 'table' ? made.rows : [];
  const aligns = rows.map((cells) =>
    cells.map(({ blocks: [first] }) => (first?.kind === 'text' ? first.align : null)),
  );
  expect(aligns).toEqual([
    ['left', 'right'],
    ['left', 'right'],
    ['left', 'left'],
  ]);
});

test('a head that would fill a page is printed once', async () => {
  const long = head(sentence.repeat(20).trim());
  const pages = await pagesOf(table(row(long, head('ข')), row(cell('ค'), cell('ง'))), closing);
  const words = plain(spoken(renderHtml(memo(table(row(long))))));
  const all = pages.join('').replaceAll(/-[๐-๙]+-/g, '');
  // The last words of the head are there, once.
  expect(all.split(words.slice(-(20 + signed.length), -signed.length))).toHaveLength(21);
  expect(pages.length).toBeLessThan(4);
});

test('rows that merged cells take wholly are no gap', async () => {
  const whole = row(cell('ก', { rowspan: 2 }), cell('ข', { rowspan: 2 }));
  const [page = ''] = await pagesOf(table(whole, row(), row(cell('ค'), cell('ง'))), closing);
  expect(page).toContain(`กขคงจึงเรียน`);
});

test.each([
  ['a row too short', table(row(cell('ก'), cell('ข')), row(cell('ค')))],
  ['too many columns', table(row(...many(16, () => cell('ก'))))],
  ['a cell that sticks out below', table(row(cell('ก', { rowspan: 2 }), cell('ข')))],
])('%s is no table', async (_, wrong) => {
  await expect(renderDocument(memo(wrong))).rejects.toThrow('pdf.unsupported-node');
  expect(() => renderHtml(memo(wrong))).toThrow('pdf.unsupported-node');
});
