import { toThaiDigits } from '@sarn/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import type { EnvelopeSize } from '../contract/index.ts';
import { closePdf, renderEnvelopes } from './index.ts';
import type { EnvelopeInput } from './index.ts';
import { emblemOf, middleOf, pagesOf, within } from './positions.testing.ts';
import { plain, readBack } from './read-back.testing.ts';
import { contents, sampleSheets } from './sample-sheets.testing.ts';

/*
 * Where things stand on envelopes (forms 15 and 30, specification of the domain §1.3), in millimetres, and what the
 * fullest say, every character in its order.
 */

afterAll(closePdf);

const one: EnvelopeInput = {
  sender: ['สำนักงานสถิติพื้นที่แห่งชาติ', '99 ถนนตัวอย่าง เขตสมมติ', 'กรุงเทพมหานคร 10200'],
  ...{ number: 'ดท 0102/81', salutation: 'เรียน', speed: 'ด่วนที่สุด', secrecy: 'ลับมาก' },
  addressee: ['อธิบดีกรมที่ดินแห่งรัฐ', 'กรมที่ดินแห่งรัฐ'],
  address: ['120 หมู่ 3 ถนนสมมติ', 'อำเภอตัวอย่าง จังหวัดตัวอย่าง 30000'],
};
const draw = (size: EnvelopeSize, ...envelopes: EnvelopeInput[]) =>
  renderEnvelopes({ size, envelopes, author: one.sender[0] ?? '', date: '2026-10-15' });

interface Places {
  readonly paper: readonly [width: number, height: number];
  /** Left edge of the salutation, and the line on which it stands. */
  readonly to: readonly [left: number, foot: number];
  /** Left or right edge of the speed, and the line on which it stands. */
  readonly speed: { readonly left?: number; readonly right?: number; readonly foot: number };
}
const places: Readonly<Record<EnvelopeSize, Places>> = {
  c4: { paper: [324, 229], to: [126.6, 110.6], speed: { left: 10, foot: 93.3 } },
  c5: { paper: [229, 162], to: [92.4, 82.4], speed: { left: 10, foot: 71.2 } },
  dl: { paper: [220, 110], to: [89.2, 60.6], speed: { left: 10, foot: 54 } },
  // Through the window: 2 cm from the left, from 4.5 cm below the head of the sheet on.
  window: { paper: [210, 297], to: [20, 54.4], speed: { right: 200, foot: 17.7 } },
};
const edge = 10;
const sizes = Object.entries(places) as [EnvelopeSize, Places][];

describe('[5.01] places on an envelope', () => {
  test.each(sizes)(
    '%s: paper, emblem, sender, addressee, speed and class',
    async (size, { paper: [width, height], to, speed }) => {
      const [page, ...more] = await pagesOf(draw(size, one));
      expect(more).toEqual([]);
      within(page.width, width, 'width');
      within(page.height, height, 'height');
      const emblem = emblemOf(page);
      within(emblem.left, edge, 'emblem from the left');
      within(emblem.top, edge, 'emblem from above');
      within(emblem.bottom - emblem.top, 15, 'height of the emblem');
      const rows = [...one.sender.slice(0, 1), '๙๙ ถนน', 'กรุงเทพ', 'ที่ ดท'].map(page.find);
      for (const row of rows) within(row.left, edge + 15 + 4, 'sender beside the emblem');
      within(rows[0]?.bottom ?? 0, 13.3, 'first row of the sender');
      within((rows[1]?.bottom ?? 0) - (rows[0]?.bottom ?? 0), 5.5, 'second row of the sender');
      const [salutation, addressee] = [page.find('เรียน'), page.find('อธิบดี')];
      within(salutation.left, to[0], 'salutation');
      within(salutation.bottom, to[1], 'line of the salutation');
      within(addressee.bottom, to[1], 'addressee on the line of the salutation');
      for (const row of ['กรมที่ดินแห่งรัฐ ๑๒๐', '๑๒๐ หมู่', 'อำเภอ']) {
        within(page.find(row).left, to[0] + 14.6, `${row} below the addressee`);
      }
      const mark = page.find('ด่วนที่สุด');
      if (speed.left !== undefined) within(mark.left, speed.left, 'speed at the left');
      if (speed.right !== undefined) within(mark.right, speed.right, 'speed at the right');
      within(page.find('ด่วน').bottom, speed.foot, 'line of the speed');
      // In the delivered font, which is larger: 14 for 16.
      expect(mark.size * (16 / 14)).toBeCloseTo(32, 1);
    },
  );

  test.each(sizes)('%s: the class in the middle, at head and foot', async (size, { paper }) => {
    const [page] = await pagesOf(draw(size, { ...one, speed: '' }));
    const [width, height] = paper;
    const marks = page.lines().filter(({ text }) => text.endsWith('ลับมาก'));
    expect(marks).toHaveLength(2);
    const head = page.find('ลับมาก');
    within(middleOf(head), width / 2, 'middle of the class');
    within(head.bottom, 17.7, 'class at the head');
    const foot = marks[1];
    if (!foot) throw new Error('no class at the foot');
    within(middleOf(foot), width / 2, 'middle of the class at the foot');
    within(foot.bottom, height - edge, 'class at the foot');
  });
});

describe('[5.01] the fullest envelopes', () => {
  const { letterNo, name, rows } = contents.extreme;
  const texts = Array.from({ length: rows }, (_none, at) =>
    [
      ...['สำนักงานสถิติพื้นที่แห่งชาติ 99 ถนนตัวอย่าง เขตสมมติ กรุงเทพมหานคร 10200'],
      ...[`ที่ ${letterNo}`, 'ลับมาก ลับมาก', 'ด่วนที่สุด'],
      ...[`เรียน ${name} ${at + 1}`, 'ผู้อำนวยการกองข้อมูลและแผนที่'],
      ...['120 หมู่ 3 ถนนสมมติ', 'อำเภอตัวอย่าง จังหวัดตัวอย่าง 30000'],
    ].join(''),
  );
  const make = sampleSheets['envelopes-many'];
  if (!make) throw new Error('no sheet');

  test('say what they were given and nothing else, one for each recipient', async () => {
    const pages = await readBack(await make(contents.extreme));
    expect(pages).toEqual(texts.map((text) => plain(toThaiDigits(text))));
  });

  test('have it where every envelope has it: nothing is cut, nothing lies on another', async () => {
    for (const page of await pagesOf(make(contents.extreme))) {
      const [salutation, last] = [page.find('เรียน'), page.find('อำเภอตัวอย่าง')];
      within(salutation.left, places.dl.to[0], 'salutation');
      within(page.find('ด่วนที่สุด').left, edge, 'speed');
      expect(page.find('ด่วนที่สุด').right).toBeLessThan(salutation.left);
      const foot = page.lines().findLast(({ text }) => text.endsWith('ลับมาก'));
      expect(last.bottom + 1).toBeLessThan(foot?.top ?? 0);
      for (const { left, top, right, bottom, text } of page.lines()) {
        expect(left, text).toBeGreaterThan(edge - 0.5);
        expect(right, text).toBeLessThan(page.width - edge + 0.5);
        // Vowels and marks stand above the first line.
        expect(top, text).toBeGreaterThan(edge - 3);
        expect(bottom, text).toBeLessThan(page.height - edge + 0.5);
      }
      const printed = ['นางสาวศิริ', 'ผู้อำนวยการ', '๑๒๐ หมู่', 'อำเภอ'].map((row) => page.find(row).top);
      expect(printed).toEqual(printed.toSorted((a, b) => a - b));
    }
  });
});
