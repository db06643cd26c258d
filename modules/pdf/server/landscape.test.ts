import { afterAll, describe, expect, it, test } from 'vitest';
import { printedDocument } from '../contract/index.ts';
import type { MemoDocument, RichBody } from '../contract/index.ts';
import { closePdf, renderDocument, renderHtml, renderPages } from './index.ts';
import { middleOf, within } from './positions.testing.ts';
import { measurePages, plain, readBack } from './read-back.testing.ts';
import { heading, paragraph, spoken, table, textsOf } from './sample-body.testing.ts';
import { sampleDocuments, withMore } from './sample-documents.testing.ts';

afterAll(closePdf);

const landscape = (...content: RichBody[]): RichBody => ({ type: 'landscape', content });
const months = ['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.', 'มิ.ย.', 'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.'];
const wide = (rows: number): RichBody =>
  table(
    ['จังหวัด', ...months],
    Array.from({ length: rows }, (_, at) => [`จังหวัดที่ ${at + 1}`, ...months.map(() => '1,250')]),
  );
const annex = (rows = 3): RichBody => landscape(heading('บัญชีแนบท้าย'), wide(rows));

const memo = sampleDocuments.find((one): one is MemoDocument => one.kind === 'memo');
if (!memo) throw new Error('no memo');

const isAcross = ({ width, height }: { readonly width: number; readonly height: number }) =>
  width > height;

test.each(sampleDocuments)(
  '$kind: an annex in landscape is printed behind all else',
  async (one) => {
    const document = withMore(one, annex(), paragraph(''));
    expect(printedDocument.parse(JSON.parse(JSON.stringify(document)))).toEqual(document);
    const { pages, printed, html } = await textsOf(document);
    expect(printed.replace(/^-\d+-|-2-/g, '')).toBe(html);
    const [alone] = await readBack(await renderDocument(one));
    expect(pages).toHaveLength(2);
    expect(pages[0]).toBe(alone);
    expect(pages[1]).toContain(plain('บัญชีแนบท้าย'));
    expect((await renderPages(document)).map(isAcross)).toEqual([false, true]);
  },
);

describe('pages in landscape', () => {
  it('have their margins, the number of the page and the marks', async () => {
    const document = withMore({ ...memo, secrecy: 'ลับ', isDraft: true }, annex());
    const page = (await measurePages(await renderDocument(document)))[1];
    if (!page) throw new Error('no second page');
    within(page.width, 297, 'width of the paper');
    within(page.height, 210, 'height of the paper');
    within(middleOf(page.find('- ๒ -')), 148.5, 'middle of the number');
    within(page.find('- ๒ -').bottom, 30, 'number below the edge');
    within(middleOf(page.find('ลับ')), 148.5, 'middle of the class');
    expect(page.find('ร่าง').right).toBeLessThan(277);
    const rules = page.shapes.filter(({ top }) => top > 40);
    within(Math.min(...rules.map(({ left }) => left)), 20, 'left edge of the table');
    within(Math.max(...rules.map(({ right }) => right)), 277, 'right edge of the table');
  });

  it('go on over pages with the head of their table', async () => {
    const pages = await readBack(await renderDocument(withMore(memo, annex(40))));
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages.slice(1)) expect(page).toContain(plain('จังหวัดม.ค.ก.พ.'));
    expect(pages.at(-1)).toContain(plain('จังหวัดที่ ๔๐'));
  });

  it('stand in the middle of a text, which goes on upright and is signed at its end', async () => {
    const after = paragraph('จึงเรียนมาเพื่อโปรดทราบ');
    const document = withMore(memo, landscape(wide(3)), after);
    const { pages, printed, html } = await textsOf(document);
    expect(printed).toBe(html);
    expect((await renderPages(document)).map(isAcross)).toEqual([false, true, false]);
    expect(pages[0]).not.toContain(plain(memo.signer.name));
    expect(pages[2]).toContain(plain(`จึงเรียนมาเพื่อโปรดทราบ(${memo.signer.name})`));
  });

  it('count the clauses of the document on', async () => {
    const clauses = (word: string): RichBody => ({
      ...{ type: 'orderedList', attrs: { numbering: 'clause' } },
      content: [{ type: 'listItem', content: [paragraph(word)] }],
    });
    const document = withMore(memo, clauses('หนึ่ง'), landscape(clauses('สอง')), clauses('สาม'));
    const { printed } = await textsOf(document);
    for (const told of ['ข้อ๑หนึ่ง', 'ข้อ๒สอง', 'ข้อ๓สาม']) expect(printed).toContain(told);
  });

  it('tell where their paragraphs stand, counted as those of the whole text', async () => {
    const [first, second] = await renderPages(withMore(memo, annex()));
    const last = first?.fields.filter(({ name }) => name === 'body').at(-1)?.at ?? 0;
    const across = second?.fields.map(({ name, at, top, bottom }) => [name, at, top < bottom]);
    expect(across).toEqual([
      ['body', last + 1, true],
      ['body', last + 2, true],
    ]);
    // The gap below its line, which whoever marks a field takes off, is a part of the last one, too.
    const [, alone] = await renderPages(withMore(memo, landscape(paragraph('ก'))));
    const [only] = alone?.fields ?? [];
    expect((only?.bottom ?? 0) - (only?.top ?? 0)).toBeGreaterThan(18);
    expect(second?.fields.at(-1)?.bottom).toBeLessThan(595);
  });

  it('are a section of the structured text, and nothing else may hold or be held', async () => {
    expect(renderHtml(withMore(memo, annex()))).toMatch(/<section><h2>.*<\/section><\/article>$/);
    expect(spoken(renderHtml(withMore(memo, annex())))).toContain('จังหวัดที่ ๓');
    const inside = landscape(landscape(paragraph('ก')));
    await expect(renderDocument(withMore(memo, inside))).rejects.toMatchObject({
      code: 'pdf.unsupported-node',
    });
  });

  it('may be all that there is', async () => {
    const document = { ...memo, body: { type: 'doc', content: [annex()] } };
    const { pages, printed, html } = await textsOf(document);
    expect(pages).toHaveLength(2);
    expect(printed).toBe(html);
  });
});
