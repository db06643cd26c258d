import { expect, test } from 'vitest';
import type { Point } from '@sarn/annotation/contract';
import { AddedAnnotation, penWidth, strokePath } from '@sarn/annotation/contract';
import {
  millimetresOf,
  placedIn,
  thinned,
  usualBox,
  withStroke,
  within,
  withoutStrokesAt,
  usualPlaces,
} from './draft-items.ts';

const a4 = { width: 210, height: 297 };
const line: readonly Point[] = [
  [50, 100, 0.5],
  [60, 110, 0.5],
];
const far: readonly Point[] = [[150, 200, 1]];

test('a page has 210 millimetres at its shorter side, whatever its file claims', () => {
  const scan = millimetresOf({ width: 2480, height: 3508 });
  expect(scan.width).toBe(210);
  expect(Math.round(scan.height)).toBe(297);
  expect(millimetresOf({ width: 842, height: 595 }).height).toBe(210);
});

test('strokes of a page are one drawing, told from its own corner', () => {
  const items = withStroke(withStroke([], 2, { ink: 'blue', points: line }), 2, {
    ...{ ink: 'red', points: far },
  });
  expect(items).toMatchObject([
    {
      place: { page: 2, left: 49, top: 99, width: 102, height: 102 },
      content: {
        strokes: [
          {
            ink: 'blue',
            points: [
              [1, 1, 0.5],
              [11, 11, 0.5],
            ],
          },
          { ink: 'red' },
        ],
      },
    },
  ]);
  expect(AddedAnnotation.safeParse(items[0]).success).toBe(true);
  expect(withStroke(items, 1, { ink: 'blue', points: line })).toHaveLength(2);
});

test('the eraser takes the strokes under it, and the drawing with its last one', () => {
  const items = withStroke(withStroke([], 1, { ink: 'blue', points: line }), 1, {
    ...{ ink: 'red', points: far },
  });
  expect(withoutStrokesAt(items, 1, [10, 10])).toBe(items);
  const [left] = withoutStrokesAt(items, 1, [51, 101]);
  expect(left).toMatchObject({
    place: { left: 149, top: 199 },
    content: { strokes: [{ ink: 'red' }] },
  });
  expect(withoutStrokesAt(left ? [left] : [], 1, [150, 200])).toEqual([]);
});

test('a drawing is moved and grows as a whole, and stays on its page', () => {
  const [item] = withStroke([], 1, { ink: 'blue', points: line });
  if (!item) throw new Error('nothing drawn');
  const grown = placedIn(item, { left: 10, top: 20, width: 24, height: 0 });
  expect(grown.place).toEqual({ page: 1, left: 10, top: 20, width: 24, height: 24 });
  expect(grown.content).toMatchObject({
    strokes: [
      {
        points: [
          [2, 2, 0.5],
          [22, 22, 0.5],
        ],
      },
    ],
  });
  expect(within({ left: 500, top: -3, width: 40, height: 10 }, a4)).toMatchObject({
    left: 170,
    top: 0,
  });
});

test('usual places lie on the page', () => {
  const size = { width: 75, height: 32 };
  for (const where of usualPlaces) {
    const box = usualBox(where, size, a4);
    expect(within(box, a4)).toMatchObject({ left: box.left, top: box.top });
  }
});

test('a stroke is a curve through the middles of its points; a dot is drawn too', () => {
  expect(
    strokePath([
      [1, 1, 1],
      [2, 3, 1],
      [4, 3, 1],
    ]),
  ).toBe('M1 1Q2 3 3 3L4 3');
  expect(strokePath(far)).toBe('M150 200l0.01 0');
  expect(penWidth({ ink: 'red', points: [...far] })).toBeGreaterThan(
    penWidth({ ink: 'red', points: [[0, 0, 0.2]] }),
  );
  expect(
    thinned([
      [0, 0, 1],
      [0.1, 0, 1],
      [1, 0, 1],
    ]),
  ).toHaveLength(2);
});
