import { foldLetters } from '@sarn/kernel';
import { expect, test } from 'vitest';
import type { TextLine } from '../pdf-messages.ts';
import { boxesOf, findOnPage } from './find-text.ts';

/** Each letter a hundredth of the page wide, from the left edge on. */
const line = (text: string, top: number): TextLine => ({
  ...{ text, top, bottom: top + 0.02 },
  edges: Array.from({ length: text.length }, (_none, at) => [at / 100, (at + 1) / 100]).flat(),
});
const find = (lines: readonly string[], typed: string) =>
  findOnPage(
    0,
    lines.map((text, at) => line(text, at / 10)),
    foldLetters(typed).letters,
  );

test.each([
  ['Thai and Arabic digits', ['ที่ ดท ๐๑๐๑/๑๒'], '0101/12', 1],
  ['a typed blank that the page does not have', ['ขอเชิญประชุม'], 'ขอเชิญ ประชุม', 1],
  ['sara am in two characters', ['นํ้าท่วม น้ำท่วม'], 'น้ำท่วม', 2],
  ['letters without their tone marks', ['แปลงที่ดิน'], 'ทีดิน', 1],
  ['capitals', ['PDF/A pdf/a'], 'Pdf', 2],
  ['what overlaps once', ['กกก'], 'กก', 1],
])('finds %s', (_what, lines, typed, count) => {
  expect(find(lines, typed)).toHaveLength(count);
});

test('a word over two lines is one place with a rectangle on each', () => {
  const [hit] = find(['เรื่องแปลงที่', 'ดินของรัฐ'], 'ที่ดิน');
  expect(hit).toMatchObject({ before: 'เรื่องแปลง', found: 'ที่ดิน', after: 'ของรัฐ' });
  const boxes = hit ? boxesOf(hit) : [];
  expect(boxes.map(({ top }) => top)).toEqual([0, 0.1]);
  expect(boxes[1]).toMatchObject({ left: 0 });
  expect(boxes[1]?.width).toBeCloseTo(0.03);
});

test('the tone mark of the last letter is marked with it', () => {
  const [hit] = find(['ก้าวหน้าที่'], 'หนาที');
  expect(hit?.found).toBe('หน้าที่');
});

test('long lines are cut around the place', () => {
  const [hit] = find([`${'ก'.repeat(50)}พบ${'ข'.repeat(90)}`], 'พบ');
  expect([hit?.before.length, hit?.after.length]).toEqual([17, 41]);
  const [marked] = find([`${'ก'.repeat(9)}ที่${'ก'.repeat(14)}พบ`], 'พบ');
  expect(marked?.before).toBe(`…${'ก'.repeat(14)}`);
});
