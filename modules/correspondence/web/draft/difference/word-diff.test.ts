import { expect, test } from 'vitest';
import { wordDiff } from './word-diff.ts';

const only = (pieces: readonly { text: string; isOnlyHere: boolean }[]) =>
  pieces.filter(({ isOnlyHere }) => isOnlyHere).map(({ text }) => text);

test('marks the words in which two Thai texts differ, and loses none', () => {
  const [mine, theirs] = ['ขออนุมัติจัดประชุมวันที่ 24', 'ขออนุมัติจัดอบรมวันที่ 24'];
  const found = wordDiff(mine, theirs);
  expect(only(found.mine)).toEqual(['ประชุม']);
  expect(only(found.theirs)).toEqual(['อบรม']);
  expect(found.mine.map(({ text }) => text).join('')).toBe(mine);
  expect(found.theirs.map(({ text }) => text).join('')).toBe(theirs);
});
