import { expect, test } from 'vitest';
import { stampBox, usualStampPlace } from './stamp-place.ts';

test('the stamp stands at the upper right of a page, and of one that is wider', () => {
  expect(stampBox(usualStampPlace)).toEqual({ left: 134, top: 8, width: 58, height: 24 });
  expect(stampBox(usualStampPlace, 297).left).toBe(221);
});

test('it stays on a page that is narrower than what the agency set', () => {
  const place = { ...usualStampPlace, fromSide: 150 };
  expect(stampBox(place, 200).left).toBe(0);
  expect(stampBox({ ...place, side: 'left' }, 200).left).toBe(142);
});
