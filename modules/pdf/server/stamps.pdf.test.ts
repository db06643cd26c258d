import { afterAll, expect, test } from 'vitest';
import { closePdf, renderStamp } from './index.ts';
import { pagesOf, within } from './positions.testing.ts';
import { readBack } from './read-back.testing.ts';

afterAll(closePdf);

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
