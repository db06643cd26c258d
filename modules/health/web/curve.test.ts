import { expect, test } from 'vitest';
import { curveBox, curveLine } from './curve.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 25, hour)).toISOString();

test('the newest value is at the right edge, the greatest at the top', () => {
  const line = curveLine([
    { at: at(0), value: 5 },
    { at: at(12), value: 10 },
  ]);
  expect(line).toBe(`150.0,24.0 ${curveBox.width.toFixed(1)},2.0`);
});

test('one value is no line', () => {
  expect(curveLine([{ at: at(0), value: 5 }])).toBe('');
  expect(curveLine([])).toBe('');
});
