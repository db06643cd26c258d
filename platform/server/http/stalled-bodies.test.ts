import { expect, test } from 'vitest';
import { isStalled, usualPatience } from './stalled-bodies.ts';

const stalls = (elapsedMs: number, silentMs: number, bytes: number) =>
  isStalled({ elapsedMs, silentMs, bytes }, usualPatience);

test('a body of which nothing arrives for 30 seconds is stalled', () => {
  expect(stalls(29_999, 29_999, 0)).toBe(false);
  expect(stalls(30_000, 30_000, 0)).toBe(true);
  expect(stalls(3_600_000, 30_000, 1_000_000_000)).toBe(true);
});

test('one that drips is stalled after a minute, one over a poor line is not', () => {
  expect(stalls(59_999, 1_000, 60)).toBe(false);
  expect(stalls(60_000, 1_000, 60)).toBe(true);
  expect(stalls(60_000, 1_000, 240_000)).toBe(false);
  expect(stalls(3_600_000, 1_000, 4_000 * 3_600)).toBe(false);
});
