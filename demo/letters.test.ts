import { addDays, isCivilDate } from '@sarn/kernel';
import { describe, expect, it } from 'vitest';
import { planMonth } from './month.ts';
import { memos } from './memos.ts';
import { people } from './people.ts';

const today = '2026-11-21';
const thaiText = /^[\u0E00-\u0E7F0-9 .,:()/\-–"]+$/;

describe('the letters of the demo month', () => {
  const { letters, days } = planMonth(today);

  it('are the same every time, and move with the day', () => {
    expect(planMonth(today)).toEqual(planMonth(today));
    const later = planMonth('2027-01-09').letters;
    expect(later.map((letter) => [letter.sender, letter.letterNo])).toEqual(
      letters.map((letter) => [letter.sender, letter.letterNo]),
    );
    expect(later[0]?.letterDate).not.toBe(letters[0]?.letterDate);
  });

  it('are about 120, dated before they came and before today', () => {
    expect(letters).toHaveLength(120);
    for (const letter of letters) {
      expect(isCivilDate(letter.letterDate)).toBe(true);
      expect(letter.letterDate < today).toBe(true);
      const isWeekend = [0, 6].includes(new Date(letter.letterDate).getUTCDay());
      expect(isWeekend, letter.letterDate).toBe(false);
    }
    expect(days[0] && days[0] > addDays(today, -32)).toBe(true);
  });

  it('repeat sender, number and date only where that is wanted', () => {
    const keys = letters
      .filter((letter) => letter.letterNo !== '-')
      .map((letter) => `${letter.sender}|${letter.letterNo}|${letter.letterDate}`);
    expect(keys.length - new Set(keys).size).toBe(2);
    expect(letters.filter((letter) => letter.repeats !== null)).toHaveLength(2);
  });

  it('are written in Thai, in all speed classes', () => {
    for (const letter of letters) {
      expect(letter.subject).toMatch(thaiText);
      for (const paragraph of letter.paper.paragraphs) expect(paragraph).toMatch(thaiText);
    }
    expect(new Set(letters.map((letter) => letter.speed)).size).toBe(4);
  });

  it('have unlike subjects, memos too, and memos name people who exist', () => {
    const subjects = letters.filter((letter) => !letter.repeats).map((letter) => letter.subject);
    expect(new Set(subjects).size).toBe(subjects.length);
    const usernames = new Set(people.map((person) => person.username));
    for (const memo of memos) {
      for (const name of [memo.drafter, memo.signatory, ...memo.reviewers]) {
        expect(usernames.has(name), name).toBe(true);
      }
      for (const text of [memo.subject, ...memo.paragraphs]) expect(text).toMatch(thaiText);
    }
    expect(new Set(memos.map((memo) => memo.subject)).size).toBe(memos.length);
  });
});
