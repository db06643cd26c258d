import { expect, it } from 'vitest';
import { pagesShown } from './pages-shown.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 26, [1, 2, 3, null, 26]],
  [13, 26, [1, null, 12, 13, 14, null, 26]],
  [26, 26, [1, null, 25, 26]],
])('page %d of %d shows %j', (page, last, shown) => {
  expect(pagesShown(page, last)).toEqual(shown);
});
