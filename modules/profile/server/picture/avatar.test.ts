import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawAvatar } from './avatar.ts';

const person = '01930000-0000-7000-8000-000000000002';

test('the drawn avatar is a whole PNG and the same each time', () => {
  const png = drawAvatar(person);
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  const data = png.subarray(8 + 25 + 8, png.length - 12 - 4);
  expect(inflateSync(data)).toHaveLength(128 * (128 * 3 + 1));
  expect(drawAvatar(person)).toBe(png);
});
