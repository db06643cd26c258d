import { expect, test } from 'vitest';
import { findIn } from './found.ts';
import type { Comparison } from './found.ts';

/** What is found, as it stands in the text. */
const found = (source: string, sought: string, how: Comparison = 'folded') =>
  findIn(source, sought, how).map(({ from, to }) => source.slice(from, to));

test.each([
  ['digits of both kinds', 'ปี ๒๕๖๙ และ 2569', '2569', ['๒๕๖๙', '2569']],
  ['letters of both cases', 'PDF และ pdf', 'Pdf', ['PDF', 'pdf']],
  ['tone marks as lists do', 'ผู้อำนวยการ ผูอํานวยการ', 'ผู้อำนวยการ', ['ผู้อำนวยการ', 'ผูอํานวยการ']],
  ['the tone mark at the end too', 'ที่ ที', 'ที', ['ที่', 'ที']],
  ['two เ as แ', 'เเผน แผน', 'แผน', ['เเผน', 'แผน']],
  ['any blanks', 'ตาม  ที่\u00A0ได้', 'ตาม ที่ ได้', ['ตาม  ที่\u00A0ได้']],
  ['a tab as a blank', 'กอง\tคลัง', 'กอง คลัง', ['กอง\tคลัง']],
  ['across invisible characters', 'กอง\u200Bคลัง', 'กองคลัง', ['กอง\u200Bคลัง']],
  ['one after the other, not over each other', 'กกกกก', 'กก', ['กก', 'กก']],
  ['nothing for blanks', 'ก ข', '  ', []],
  ['nothing for tone marks alone', 'ก่อน', '่', []],
])('finds %s', (_, source, sought, expected) => {
  expect(found(source, sought)).toEqual(expected);
});

test('does not take a letter from its vowel', () => {
  expect(found('กทม. และกทิ', 'กท')).toEqual(['กท']);
  expect(found('น้ำ นา', 'น')).toEqual(['น้', 'น']);
  expect(found('ปี ปิ', 'ป')).toEqual([]);
});

test('exactly as typed: tone marks, digits and case count, spellings that look alike do not', () => {
  expect(found('ขาว ข้าว', 'ข้าว', 'exact')).toEqual(['ข้าว']);
  expect(found('ที่ ที', 'ที', 'exact')).toEqual(['ที']);
  expect(found('๒๕๖๙ 2569', '2569', 'exact')).toEqual(['2569']);
  expect(found('PDF pdf', 'pdf', 'exact')).toEqual(['pdf']);
  expect(found('นํ้า น้ำ', 'น้ำ', 'exact')).toEqual(['นํ้า', 'น้ำ']);
  expect(found('กําหนด', 'กำหนด', 'exact')).toEqual(['กําหนด']);
});
