import { afterAll, expect, test } from 'vitest';
import { closePdf, renderAnnotations, renderStamp } from './index.ts';
import { pagesOf, within } from './positions.testing.ts';
import { readBack } from './read-back.testing.ts';

afterAll(closePdf);

const mm = 25.4 / 72;
const a4 = { width: 595.276, height: 841.89 };

test.each([
  ['red', 'ห้ามทำลาย', 'ห้ามทำลาย'],
  ['blue', 'เก็บถึง พ.ศ. 2579', 'เก็บถึงพ.ศ.๒๕๗๙'],
] as const)(
  'the %s stamp stands at the lower right of the first page alone',
  async (colour, text, printed) => {
    const make = () => renderStamp({ text, colour, date: '2026-11-26', pages: [a4, a4] });
    expect(await readBack(await make())).toEqual([printed, '']);
    const [page] = await pagesOf(make());
    const frame = page.shapes.toSorted((a, b) => b.bottom - b.top - (a.bottom - a.top))[0];
    within(frame?.right ?? 0, 190, 'right edge of the stamp');
    expect(frame?.bottom).toBeLessThan(297 - 4);
    expect(frame?.top).toBeGreaterThan(297 - 22);
    const words = page.find(printed);
    expect(words.left).toBeGreaterThan(frame?.left ?? 999);
    expect(words.right).toBeLessThan(frame?.right ?? 0);
  },
);

test('a narrow receive stamp breaks its lines as documents do, within its border', async () => {
  const lines = ['คณะกรรมการจัดที่ดิน (คกก.)', 'เลขรับ (สคทช.) 1234/2569', 'วันที่ 26 พ.ย. 2569'];
  const size = 13;
  const foot = { foot: [], footSize: 8, footWidth: 160 };
  for (let width = 62; width <= 140; width += 6) {
    const place = {
      ...{ page: 0, left: 390, top: 40, width, height: 70 },
      ...{ colour: '#1b2f8f', isStruck: false },
    };
    const stamp = { kind: 'stamp' as const, ...place, ...foot, lines, size };
    const made = renderAnnotations({
      title: 'ตรารับ',
      date: '2026-11-26',
      pages: [a4],
      items: [stamp],
    });
    const [page] = await pagesOf(made);
    for (const word of ['(คกก.)', '(สคทช.)', 'พ.ย.']) {
      const { top, bottom } = page.find(word);
      expect((bottom - top) / mm, `${word} on ${width} pt`).toBeLessThan(size);
    }
    for (const { left, right } of page.lines()) {
      expect(left / mm).toBeGreaterThan(390);
      expect(right / mm).toBeLessThan(390 + width);
    }
  }
});
