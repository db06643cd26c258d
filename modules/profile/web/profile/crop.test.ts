import { describe, expect, it } from 'vitest';
import { cropSquare, dragged, largestZoom, wholeCrop, zoomed } from './crop.ts';

const wide = { width: 1200, height: 800 };

describe('[2.12] cropping a picture to a square', () => {
  it('keeps the middle of the shorter side at first', () => {
    expect(cropSquare(wide, wholeCrop)).toEqual({ left: 200, top: 0, side: 800 });
    expect(cropSquare({ width: 500, height: 900 }, wholeCrop)).toEqual({
      left: 0,
      top: 200,
      side: 500,
    });
  });

  it('follows the finger: dragging to the right shows more of the left', () => {
    const crop = dragged(wide, wholeCrop, 0.25, 0.5);
    expect(cropSquare(wide, crop)).toEqual({ left: 0, top: 0, side: 800 });
    const back = dragged(wide, crop, -0.25, 0);
    expect(cropSquare(wide, back).left).toBe(200);
  });

  it('never leaves the picture, however far it is dragged or enlarged', () => {
    for (const [dx, dy] of [
      [9, 9],
      [-9, -9],
      [9, -9],
    ] as const) {
      const crop = dragged(wide, zoomed(wholeCrop, 2), dx, dy);
      const { left, top, side } = cropSquare(wide, crop);
      expect([side, left >= 0, top >= 0]).toEqual([400, true, true]);
      expect(left + side).toBeLessThanOrEqual(1200);
      expect(top + side).toBeLessThanOrEqual(800);
    }
    expect(zoomed(wholeCrop, 100).zoom).toBe(largestZoom);
    expect(zoomed(wholeCrop, 0.1).zoom).toBe(1);
  });

  it('does not move where there is nothing to move to', () => {
    expect(dragged({ width: 300, height: 300 }, wholeCrop, 0.3, 0.3)).toEqual(wholeCrop);
  });
});
