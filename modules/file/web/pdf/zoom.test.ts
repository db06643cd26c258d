import { describe, expect, it } from 'vitest';
import { actualSize, nextZoom, percentOf, renderScale, scaleOf } from './zoom.ts';

const a4 = { width: 595, height: 842 };

describe('zoom', () => {
  it('fits the page between its margins', () => {
    expect(scaleOf('fit', a4.width, 627) * a4.width).toBeCloseTo(595);
  });

  it('steps from a fitted scale to the next round one, both ways', () => {
    const fitted = 1.18 * actualSize;
    expect(percentOf(nextZoom(fitted, 1))).toBe(125);
    expect(percentOf(nextZoom(fitted, -1))).toBe(110);
  });

  it('stays at the ends', () => {
    expect(percentOf(nextZoom(4 * actualSize, 1))).toBe(400);
    expect(percentOf(nextZoom(0.5 * actualSize, -1))).toBe(50);
  });

  it('never draws more pixels than a phone can hold', () => {
    const scale = renderScale(20, a4);
    expect(a4.width * a4.height * scale * scale).toBeLessThanOrEqual(12_000_001);
    expect(renderScale(1, a4)).toBe(1);
  });
});
