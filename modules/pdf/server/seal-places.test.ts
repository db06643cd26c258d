import { afterAll, describe, expect, test } from 'vitest';
import type { LetterDocument, StampedDocument } from '../contract/index.ts';
import { closePdf, renderDocument, renderSealWords, renderToSign, sealTexts } from './index.ts';
import type { SealPlace } from './index.ts';
import { measurePages } from './measured-page.testing.ts';
import type { Box } from './measured-page.testing.ts';
import { within } from './positions.testing.ts';
import { plain } from './read-back.testing.ts';
import { body, paragraph, textsOf } from './sample-body.testing.ts';

afterAll(closePdf);

const mm = 25.4 / 72;
const letter: LetterDocument = {
  ...{ kind: 'letter', version: 1, number: 'ดท 0102/81', date: '2026-10-15', isDraft: false },
  ...{ keepWhole: [], subject: 'ขอส่งเอกสาร', addressee: 'อธิบดีกรมที่ดินแห่งรัฐ', speed: '', secrecy: '' },
  ...{ salutation: 'เรียน', closing: 'ขอแสดงความนับถือ', reference: '', enclosures: [], copies: [] },
  owner: ['สำนักงานสถิติพื้นที่แห่งชาติ', 'ถนนราชพฤกษ์ใหม่ กรุงเทพฯ 10999'],
  signer: { name: 'นางรุ่งนภา กิจไพศาล', posts: [{ title: 'ผู้อำนวยการ', acting: null }] },
  responsible: ['กองข้อมูล'],
  body: body(paragraph('ตามที่ขอเอกสารจำนวน 2 ชุด นั้น'), paragraph('จึงเรียนมาเพื่อโปรดทราบ')),
};
const stamped: StampedDocument = {
  ...{ kind: 'stamped', version: 1, number: 'ดท 0102/81', date: '2026-10-15', isDraft: false },
  ...{ keepWhole: [], subject: 'ขอส่งเอกสาร', addressee: 'กรมที่ดินแห่งรัฐ', speed: '', secrecy: '' },
  ...{ issuer: 'สำนักงานสถิติพื้นที่แห่งชาติ', isSealed: true, responsible: ['กองข้อมูล'] },
  signer: { name: 'นางรุ่งนภา กิจไพศาล', posts: [] },
  body: body(paragraph('ตามที่ขอเอกสารจำนวน 2 ชุด นั้น'), paragraph('จึงส่งมาพร้อมนี้')),
};
const unnumbered = { number: '', date: null };

/** Where a text stands that is drawn into its place alone. */
async function drawn({ page: _page, ...place }: SealPlace, text: string): Promise<Box> {
  const words = [{ ...place, x: 0, y: place.height }];
  const size = { width: place.width, height: 3 * place.height };
  const date = '2026-10-15';
  const texts = sealTexts({ ...letter, date });
  const [sheet] = await measurePages(await renderSealWords({ ...size, words, texts, date }));
  if (!sheet) throw new Error('no page');
  const { left, right, top, bottom } = sheet.find(text);
  const [dx, dy] = [place.x * mm, (place.y - place.height) * mm];
  return { left: left + dx, right: right + dx, top: top + dy, bottom: bottom + dy };
}

describe('[6.01] a document that is signed before it has its number', () => {
  test.each([
    ['letter', letter, { ...letter, ...unnumbered }],
    ['stamped letter', stamped, { ...stamped, ...unnumbered, isSealed: false }],
  ])(
    '%s: number and date fall where they stand in one that is numbered',
    async (_, whole, open) => {
      const { places } = await renderToSign(open);
      const [page] = await measurePages(await renderDocument(whole));
      for (const [name, text] of [
        ['number', '๐๑๐๒/๘๑'],
        ['date', '๑๕ตุลาคม'],
      ] as const) {
        const place = places.find((one) => one.name === name);
        if (!place || !page) throw new Error(`no place for the ${name}`);
        expect(place.page).toBe(1);
        const [is, wanted] = [await drawn(place, text), page.find(text)];
        for (const edge of ['left', 'right', 'top', 'bottom'] as const) {
          within(is[edge], wanted[edge], `${name}, ${edge}`);
        }
      }
    },
  );

  test('a stamped letter keeps the place of its seal, upon the name of the agency', async () => {
    const open = { ...stamped, ...unnumbered, isSealed: false };
    const { places } = await renderToSign(open);
    expect(places.map(({ name }) => name).toSorted()).toEqual(['date', 'number', 'seal']);
    const seal = places.find(({ name }) => name === 'seal');
    const [page] = await measurePages(await renderDocument(stamped, { emblemSvg: null }));
    if (!seal || !page || page.shapes.length === 0) throw new Error('no seal');
    const [top, bottom, left, right] = [
      Math.min(...page.shapes.map((shape) => shape.top)),
      Math.max(...page.shapes.map((shape) => shape.bottom)),
      Math.min(...page.shapes.map((shape) => shape.left)),
      Math.max(...page.shapes.map((shape) => shape.right)),
    ];
    within((seal.y + seal.height / 2) * mm, (top + bottom) / 2, 'middle of the seal');
    within((seal.x + seal.width / 2) * mm, (left + right) / 2, 'middle of the seal across');
    const { places: later } = await renderToSign({ ...open, isSealed: true });
    expect(later.map(({ name }) => name)).not.toContain('seal');
  });

  test('a draft and a numbered letter keep no places', async () => {
    for (const one of [letter, { ...letter, ...unnumbered, isDraft: true }]) {
      expect((await renderToSign(one)).places).toEqual([]);
    }
  });

  test('its words alone say the same as its pages', async () => {
    for (const one of [
      { ...letter, ...unnumbered },
      { ...stamped, ...unnumbered },
    ]) {
      const { printed, html } = await textsOf(one);
      expect(printed.startsWith(plain('ที่'))).toBe(true);
      expect(html).toBe(printed);
    }
  });

  test('a number that is wider than its place is set smaller', async () => {
    const { places } = await renderToSign({ ...letter, ...unnumbered });
    const place = places.find(({ name }) => name === 'number');
    if (!place) throw new Error('no place');
    const { page: _page, ...word } = place;
    const pdf = await renderSealWords({
      ...{ width: place.width, height: 40, words: [{ ...word, x: 0, y: 20 }], date: '2026-10-15' },
      texts: {
        ...sealTexts({ ...letter, date: '2026-10-15' }),
        number: `ดท ${'๐๑๐๒.๓/'.repeat(8)}๘๑`,
      },
    });
    const [sheet] = await measurePages(pdf);
    expect(sheet?.find('/๘๑').right).toBeLessThanOrEqual(place.width * mm + 0.1);
  });
});
