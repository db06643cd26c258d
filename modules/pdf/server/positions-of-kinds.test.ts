import { afterAll, expect, test } from 'vitest';
import { extremeOf } from './extreme-documents.testing.ts';
import { closePdf, renderDocument } from './index.ts';
import { emblemOf, middleOf, pagesOf, within } from './positions.testing.ts';
import { sentence } from './sample-body.testing.ts';
import { sampleDocuments } from './sample-documents.testing.ts';

/* Where every kind of document has what all of them have: millimetres of the typing guide. */

afterAll(closePdf);

/** Height of the emblem and its middle; reports and notes have none. */
const emblems: Readonly<
  Record<string, { readonly height: number; readonly middle: number } | null>
> = {
  memo: { height: 15, middle: 37.5 },
  minutes: null,
  note: null,
};
const usual = { height: 30, middle: 105 };

/** With what the first paragraph begins. */
const begins: Readonly<Record<string, string>> = {
  'english-letter': 'With reference',
  minutes: 'ประธานแจ้งว่า',
  certificate: 'หนังสือฉบับนี้ให้ไว้',
};

test.each(sampleDocuments)(
  '$kind: emblem, margins and indent are where the guide has them',
  async (one) => {
    const pages = await pagesOf(renderDocument(one));
    const [page] = pages;
    const wanted = one.kind in emblems ? emblems[one.kind] : usual;
    if (wanted) {
      const emblem = emblemOf(page);
      within(emblem.top, 15, 'emblem from above');
      within(emblem.bottom - emblem.top, wanted.height, 'height of the emblem');
      within(middleOf(emblem), wanted.middle, 'middle of the emblem');
    }
    const first = page.find(begins[one.kind] ?? `ด้วย${sentence.slice(0, 12)}`);
    within(first.left, 55, 'indent of a paragraph');
    for (const line of pages.flatMap((each) => each.lines())) {
      expect(line.left, line.text).toBeGreaterThan(29);
      expect(line.right, line.text).toBeLessThan(191);
    }
  },
);

test.each(sampleDocuments)(
  '$kind: each later page has its number in the middle, 3 cm from above',
  async (one) => {
    const pages = await pagesOf(renderDocument(extremeOf(one)));
    expect(pages.length).toBeGreaterThan(1);
    for (const [at, page] of pages.entries()) {
      if (at === 0) continue;
      const digits = one.kind === 'english-letter' ? '0123456789' : '๐๑๒๓๔๕๖๗๘๙';
      const number = page.find(
        `- ${[...String(at + 1)].map((digit) => digits[Number(digit)]).join('')} -`,
      );
      within(middleOf(number), page.width / 2, 'middle of the page number');
      within(number.bottom, 30, 'foot of the page number');
    }
  },
);
