import { expect, test } from 'vitest';
import { pictureSize } from './picture-document.ts';

test.each([
  ['a scan of A4 at 300 dots per inch is a page of A4', [2480, 3508], [595, 842]],
  ['a photo across is as wide as a page', [4000, 3000], [595, 446]],
  ['a small picture is not enlarged', [320, 200], [240, 150]],
])('%s', (_what, [width = 0, height = 0], expected) => {
  const size = pictureSize({ width, height });
  expect([size.width, size.height].map(Math.round)).toEqual(expected);
});
