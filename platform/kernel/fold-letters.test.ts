import { describe, expect, it } from 'vitest';
import { foldLetters } from './fold-letters.ts';

describe('foldLetters', () => {
  it.each([
    ['นํ้า', 'น้ำ'],
    ['เเก้', 'แก้'],
    ['๑๒ ก', '12\nก'],
    ['PDF', 'pdf'],
    ['ที่\u200Bดิน', 'ที ดิน'],
  ])('%j and %j are the same letters', (one, other) => {
    expect(foldLetters(one).letters).toBe(foldLetters(other).letters);
  });

  it('tells where in the text each letter stands', () => {
    expect(foldLetters('ก ที่นำ')).toEqual({ letters: 'กทีนํา', at: [0, 2, 3, 5, 6, 6] });
  });
});
