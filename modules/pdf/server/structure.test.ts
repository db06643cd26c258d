import { afterAll, expect, test } from 'vitest';
import type { PrintedDocument, RichBody } from '../contract/index.ts';
import { closePdf, renderDocument, renderLetter, renderMemo } from './index.ts';
import type { LetterInput, RichNode } from './index.ts';
import { measurePages } from './read-back.testing.ts';
import {
  body as textOf,
  heading,
  listOf,
  paragraph,
  sentence,
  table,
} from './sample-body.testing.ts';
import { sampleDocuments, withMore } from './sample-documents.testing.ts';
import { readStructure } from './structure.testing.ts';
import type { Tag } from './structure.testing.ts';

afterAll(closePdf);

const letter: LetterInput = {
  number: 'ฐพ 0203/1',
  owner: ['สำนักงานสถิติพื้นที่แห่งชาติ'],
  date: '2026-10-15',
  subject: 'ขอความอนุเคราะห์ข้อมูล',
  addressee: 'ผู้อำนวยการ',
  paragraphs: ['ด้วยสำนักงานจัดทำรายงานประจำปี', 'จึงเรียนมาเพื่อโปรดพิจารณา'],
  signer: { name: 'นายสมเกียรติ ปรีชาสถิติ', position: ['ผู้อำนวยการ'] },
  responsible: ['กองข้อมูล'],
};

/** A tag and all below it, in reading order. */
const withAllBelow = (tags: readonly Tag[]): Tag[] =>
  tags.flatMap((tag) => [tag, ...withAllBelow(tag.children)]);
const typesOf = (tags: readonly Tag[]): string[] => withAllBelow(tags).map(({ type }) => type);
const countOf = (tags: readonly Tag[], type: string): number =>
  typesOf(tags).filter((found) => found === type).length;

test('[15.05] the file of a letter tells its language, its emblem in words and each paragraph', async () => {
  const { language, pages } = await readStructure(await renderLetter(letter));
  expect(language).toBe('th-TH');
  const [tags = []] = pages;
  expect(tags.map(({ type }) => type)).toEqual(['Document']);
  const pictures = withAllBelow(tags).filter(({ type }) => type === 'Figure');
  expect(pictures.map(({ alt }) => alt)).toEqual(['ตราสัญลักษณ์ของหน่วยงาน']);
  const paragraphs = [...letter.paragraphs, 'ทั้งนี้ ขอให้ส่งภายในกำหนด'];
  const longer = await readStructure(await renderLetter({ ...letter, paragraphs }));
  expect(countOf(longer.pages[0] ?? [], 'P')).toBe(countOf(tags, 'P') + 1);
});

test('[15.05] a letter without an emblem has no picture', async () => {
  const { pages } = await readStructure(await renderLetter({ ...letter, emblemSvg: null }));
  expect(typesOf(pages[0] ?? [])).not.toContain('Figure');
});

const cell = (type: string, text: string): RichNode => ({ type, content: [paragraph(text)] });

test('[15.05] a table of a memo is told with its rows and cells', async () => {
  const body: RichNode = {
    type: 'doc',
    content: [
      paragraph('ด้วยมีรายการดังนี้'),
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [cell('tableHeader', 'รายการ'), cell('tableHeader', 'จำนวน')],
          },
          { type: 'tableRow', content: [cell('tableCell', 'โต๊ะ'), cell('tableCell', '2')] },
        ],
      },
    ],
  };
  const memo = { ...letter, unit: 'กองข้อมูล', body };
  const { pages } = await readStructure(await renderMemo(memo));
  const tables = withAllBelow(pages[0] ?? []).filter(({ type }) => type === 'Table');
  expect(tables).toHaveLength(1);
  expect(countOf(tables, 'TR')).toBe(2);
  expect(countOf(tables, 'TH') + countOf(tables, 'TD')).toBe(4);
});

/** Heads of a document in their order: of the form, and of the text below it. */
const heads: Readonly<Record<PrintedDocument['kind'], readonly string[]>> = {
  memo: ['H1', 'H2', 'H2'],
  letter: ['H1', 'H2'],
  'english-letter': ['H1', 'H2'],
  stamped: ['H2'],
  certificate: [],
  // Who came, who did not, and two items of the agenda, one of which was typed as a paragraph.
  minutes: ['H1', 'H2', 'H2', 'H2', 'H2'],
  // At last what others wrote below it.
  note: ['H1', 'H2', 'H2', 'H2'],
  command: ['H1', 'H2', 'H2'],
  regulation: ['H1', 'H2', 'H2'],
  rule: ['H1', 'H2', 'H2'],
  announcement: ['H1', 'H2', 'H2'],
  declaration: ['H1', 'H2', 'H2'],
  news: ['H1', 'H2', 'H2'],
};

test.each(sampleDocuments)('[15.05] $kind: its heads are told as heads', async (document) => {
  const { pages } = await readStructure(await renderDocument(document));
  const types = pages.flatMap(typesOf).filter((type) => /^H\d?$/.test(type));
  expect(types).toEqual(heads[document.kind]);
});

test('[15.05] a head of several lines is one head, and looks as a bold paragraph does', async () => {
  const [memo] = sampleDocuments;
  if (!memo) throw new Error('no document');
  const long = 'แผนงานและงบประมาณของพื้นที่ลุ่มน้ำตอนบน ตอนกลาง และตอนล่าง '.repeat(4).trim();
  const chapter = withMore(memo, heading(long), paragraph('ข้อความ'));
  const { pages } = await readStructure(await renderDocument(chapter));
  expect(countOf(pages.flat(), 'H2')).toBe(heads[memo.kind].length);
  const [page] = await measurePages(await renderDocument(chapter));
  expect(page?.find('แผนงานและงบประมาณ').size).toBeCloseTo(14, 3);
  expect(page?.find('บันทึกข้อความ').size).toBeCloseTo((29 * 14) / 16, 3);
});

/** The lists in a tree as text: `L(LI(Lbl LBody))`, paragraphs and what is in them left out. */
const listsIn = (tags: readonly Tag[]): string =>
  tags
    .map(({ type, children }) => {
      const inside = listsIn(children);
      if (!['L', 'LI', 'Lbl', 'LBody', 'Table'].includes(type)) return inside;
      return inside === '' ? type : `${type}(${inside})`;
    })
    .filter((told) => told !== '')
    .join(' ');

async function listsOf(text: RichBody): Promise<string[]> {
  const memo = sampleDocuments.find((one) => one.kind === 'memo');
  if (!memo) throw new Error('no document');
  const { pages } = await readStructure(
    await renderDocument({ ...memo, enclosures: [], body: text }),
  );
  return pages.map(listsIn).filter((told) => told !== '');
}

const [clause, withNumber] = ['LI(Lbl LBody)', 'LI(Lbl LBody'];

test('[15.05] clauses, and clauses in them, are told as lists, with their numbers apart', async () => {
  const inside = { ...listOf([paragraph('รายการ')], [paragraph('รายการ')]), type: 'bulletList' };
  const text = textOf(
    paragraph('ด้วยมีเรื่องดังนี้'),
    listOf(
      [paragraph(sentence)],
      [paragraph('ข้อ'), inside, paragraph('วรรคสอง')],
      [paragraph('ข้อ')],
    ),
    heading('หมวด'),
    listOf([paragraph('ข้อ'), table(['รายการ'], [['โต๊ะ']])], [paragraph('ข้อ')]),
    paragraph('จึงเรียนมาเพื่อโปรดพิจารณา'),
  );
  expect(await listsOf(text)).toEqual([
    `L(${clause} ${withNumber}(L(${clause} ${clause}))) ${clause}) L(${withNumber}(Table)) ${clause})`,
  ]);
});

test('[15.05] a list in a table, in a quotation and in landscape is told as one', async () => {
  const two = listOf([paragraph('ข้อ')], [paragraph('ข้อ')]);
  const row: RichBody = { type: 'tableRow', content: [{ type: 'tableCell', content: [two] }] };
  const text = textOf(
    { type: 'table', content: [row] },
    { type: 'blockquote', content: [two] },
    paragraph('จึงเรียนมาเพื่อโปรดพิจารณา'),
    { type: 'landscape', content: [two] },
  );
  const list = `L(${clause} ${clause})`;
  expect(await listsOf(text)).toEqual([`Table(${list}) ${list}`, list]);
});

test('[15.05] of a list at the end, the clause that stands with the signature is told as a list, too', async () => {
  const last = [paragraph(sentence.repeat(3))];
  expect(await listsOf(textOf(listOf([paragraph('ข้อ')], [paragraph('ข้อ')], last)))).toEqual([
    `L(${clause} ${clause}) L(${clause})`,
  ]);
});

test('[15.05] several enclosures are told as a list, a single one is not', async () => {
  const enclosing = sampleDocuments.filter((one) => one.kind === 'memo' || one.kind === 'letter');
  expect(enclosing.length).toBeGreaterThan(1);
  for (const document of enclosing) {
    const of = async (...enclosures: string[]) => {
      const made = await renderDocument({ ...document, enclosures, body: textOf(paragraph('ก')) });
      return (await readStructure(made)).pages.map(listsIn).filter((told) => told !== '');
    };
    expect(await of('แบบสำรวจ', sentence, 'แผนที่')).toEqual([`L(${clause} ${clause} ${clause})`]);
    expect(await of('แบบสำรวจ')).toEqual([]);
  }
});
