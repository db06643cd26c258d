import { pngOf } from '@sarn/testing';
import { expect, test } from 'vitest';
import { openPicture, pictureSize } from './picture-document.ts';

test.each([
  ['a scan of A4 at 300 dots per inch is a page of A4', [2480, 3508], [595, 842]],
  ['a photo across is as wide as a page', [4000, 3000], [595, 446]],
  ['a small picture is not enlarged', [320, 200], [240, 150]],
])('%s', (_what, [width = 0, height = 0], expected) => {
  const size = pictureSize({ width, height });
  expect([size.width, size.height].map(Math.round)).toEqual(expected);
});

test('a picture of 30,000 pixels a side is refused by its header, before the browser decodes it', async () => {
  const bytes = new Uint8Array(pngOf(30_000, 30_000, Buffer.alloc(9)));
  // There is no `Image` here: whatever goes on to decode fails in another way.
  await expect(openPicture(new Blob([bytes]))).rejects.toMatchObject({ failure: 'pixels' });
});
