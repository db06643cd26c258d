import { describe, expect, it } from 'vitest';
import {
  actualSize,
  nextZoom,
  percentOf,
  renderScale,
  scaleOf,
  textEdge,
  withinSteps,
} from './zoom.ts';

const a4 = { width: 595, height: 842 };
const space = (width: number, height = 800) => ({ width, height });

describe('zoom', () => {
  it('fits the page between its margins', () => {
    expect(scaleOf('fit', a4, space(627)) * a4.width).toBeCloseTo(595);
  });

  it('fits two pages side by side, and a whole page', () => {
    expect(2 * scaleOf('fit', a4, space(1238), 2) * a4.width).toBeCloseTo(1190);
    expect(scaleOf('page', a4, space(1238)) * a4.height).toBeCloseTo(768);
    expect(percentOf(scaleOf('usual', a4, space(1400)))).toBe(125);
    expect(scaleOf('usual', a4, space(627))).toBe(scaleOf('fit', a4, space(627)));
    expect(scaleOf('page', a4, space(300)) * a4.width).toBeCloseTo(268);
  });

  it('shows the text of a letter in the width of a phone, without its margins', () => {
    const scale = scaleOf('read', a4, space(358));
    const [from, to] = [0.143, 0.905].map((share) => 16 + share * a4.width * scale);
    const left = textEdge(a4, scale);
    expect(from).toBeGreaterThanOrEqual(left);
    expect(to).toBeLessThanOrEqual(left + 358);
    expect(scale).toBeGreaterThan(1.3 * scaleOf('fit', a4, space(358)));
  });

  it('begins with the first column of a table across', () => {
    const across = { width: a4.height, height: a4.width };
    const firstColumn = 16 + (15 / 297) * across.width;
    expect(textEdge(across, 1)).toBeLessThan(firstColumn);
  });

  it('steps from a fitted scale to the next round one, both ways', () => {
    const fitted = 1.18 * actualSize;
    expect(percentOf(nextZoom(fitted, 1))).toBe(125);
    expect(percentOf(nextZoom(fitted, -1))).toBe(110);
  });

  it('stays at the ends', () => {
    expect(percentOf(nextZoom(4 * actualSize, 1))).toBe(400);
    expect(percentOf(nextZoom(0.25 * actualSize, -1))).toBe(25);
    expect(percentOf(withinSteps(99))).toBe(400);
    expect(percentOf(withinSteps(0.001))).toBe(25);
  });

  it('never draws more pixels than a phone can hold', () => {
    const scale = renderScale(20, a4);
    expect(a4.width * a4.height * scale * scale).toBeLessThanOrEqual(12_000_001);
    expect(renderScale(1, a4)).toBe(1);
  });
});
