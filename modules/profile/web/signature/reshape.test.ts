import { expect, it } from 'vitest';
import { reshape } from './reshape.ts';

const sheet = { width: 358, height: 220, isTurned: false };
const tall = { width: 334, height: 844, isTurned: true };
const wide = { width: 844, height: 334, isTurned: false };

it('[2.12] what is written on a turned phone stands upright on the sheet', () => {
  // Whoever holds the phone with its top to the left writes from its top to its bottom, the right edge above.
  const [start, end] = [
    { x: 334, y: 0 },
    { x: 0, y: 844 },
  ].map((at) => reshape(at, tall, sheet));
  const scale = 358 / 844;
  const edge = (220 - 334 * scale) / 2;
  expect(start?.x).toBeCloseTo(0);
  expect(start?.y).toBeCloseTo(edge);
  expect(end?.x).toBeCloseTo(358);
  expect(end?.y).toBeCloseTo(220 - edge);
});

it('[2.12] a phone that turns its own screen keeps the drawing as it is seen', () => {
  expect(reshape({ x: 100, y: 700 }, tall, wide)).toEqual({ x: 700, y: 234 });
  expect(reshape({ x: 700, y: 234 }, wide, tall)).toEqual({ x: 100, y: 700 });
});

it('[2.12] a drawing stays inside a smaller sheet, in the middle of a larger one, and keeps what else a point has', () => {
  const small = { width: 200, height: 220, isTurned: false };
  const corner = reshape({ x: 358, y: 220, time: 5 }, sheet, small);
  expect(corner.x).toBeCloseTo(200);
  expect(corner.y).toBeLessThan(220);
  expect(corner.time).toBe(5);
  const large = { width: 558, height: 320, isTurned: false };
  expect(reshape({ x: 0, y: 0 }, sheet, large)).toEqual({ x: 100, y: 50 });
});
