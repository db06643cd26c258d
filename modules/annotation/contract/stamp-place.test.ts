import { expect, test } from 'vitest';
import { stampBox, usualStampPlace } from './stamp-place.ts';

test('the stamp stands at the upper right of a page, and of one that is wider', () => {
  expect(stampBox(usualStampPlace)).toEqual({ left: 142, top: 8, width: 50, height: 25 });
  expect(stampBox(usualStampPlace, 297).left).toBe(229);
});

test('it stays on a page that is narrower than what the agency set', () => {
  const place = { ...usualStampPlace, fromSide: 150 };
  expect(stampBox(place, 200).left).toBe(0);
  expect(stampBox({ ...place, side: 'left' }, 200).left).toBe(150);
});
