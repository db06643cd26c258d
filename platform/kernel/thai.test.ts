import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { toArabicDigits, toThaiDigits } from './digits.ts';
import { cleanText, graphemeCount, searchForm, thaiSortKey } from './thai.ts';

describe('cleanText', () => {
  it.each([
    ['นํ้า', 'น้ำ'],
    ['ทํา', 'ทำ'],
    ['เเก้', 'แก้'],
    ['ที่\u200Bดิน', 'ที่ดิน'],
    ['ท่ี', 'ที่'],
    ['a\u0000b', 'ab'],
    ['ก\u00A0ข', 'ก ข'],
  ])('mends %j', (typed, meant) => {
    expect(cleanText(typed)).toBe(meant);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });
});

describe('searchForm', () => {
  it('finds Thai and Arabic digits alike', () => {
    expect(searchForm('ที่ ดท ๐๑๐๑/๑๒')).toBe(searchForm('ที่  ดท 0101/12'));
  });
});

describe('digits', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.nat(), (n) => {
        expect(toArabicDigits(toThaiDigits(n))).toBe(String(n));
      }),
    );
  });
});

describe('thaiSortKey', () => {
  it('sorts like the dictionary', () => {
    const words = ['ไก่', 'เขียด', 'ขา', 'แก', 'กา', 'ก้าน', 'การ', 'เกาะ', 'โอ', 'อา', 'ข้าว', 'เสือ'];
    const byKey = words.toSorted((a, b) => (thaiSortKey(a) < thaiSortKey(b) ? -1 : 1));
    expect(byKey).toEqual(words.toSorted(new Intl.Collator('th').compare));
  });
});

describe('graphemeCount', () => {
  it('counts what a person sees', () => {
    expect(graphemeCount('ที่')).toBe(1);
    expect(graphemeCount('ก่อน')).toBe(3);
    expect(graphemeCount('abc')).toBe(3);
  });
});
