import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  addDays,
  buddhistYear,
  civilDateAt,
  daysBetween,
  formatDate,
  formatHours,
  formatInstant,
  isCivilDate,
  printedDate,
  parseCivilDate,
} from './dates.ts';
import { toThaiDigits } from './digits.ts';

describe('parseCivilDate', () => {
  it.each([
    ['5/12/2569', '2026-12-05'],
    ['๐๕/๑๒/๒๕๗๑', '2028-12-05'],
    ['20 พ.ย. 2569', '2026-11-20'],
    ['20พย69', '2026-11-20'],
    ['๑ มี.ค. ๖๙', '2026-03-01'],
    ['๒๐ พฤศจิกายน พ.ศ. ๒๕๖๙', '2026-11-20'],
    ['วันที่ 5 ธันวาคม 2569', '2026-12-05'],
    ['20 Nov 2026', '2026-11-20'],
    ['05122570', '2027-12-05'],
    ['05/12/2027', '2027-12-05'],
    ['5-12-69', '2026-12-05'],
    ['29/02/2567', '2024-02-29'],
    ['2026-12-05', '2026-12-05'],
    ['2569-12-05', '2026-12-05'],
  ])('reads %s', (typed, date) => {
    expect(parseCivilDate(typed)).toBe(date);
  });

  it.each(['31/02/2570', '29/02/2566', '0/1/2569', '1/13/2569', 'วันนี้', '', '1/1/1'])(
    'refuses %s instead of moving it',
    (typed) => {
      expect(parseCivilDate(typed)).toBeNull();
    },
  );

  it('reads back every day it shows, in either digits', () => {
    const days = fc.integer({ min: -20_000, max: 40_000 }).map((n) => addDays('2000-01-01', n));
    fc.assert(
      fc.property(days, (day) => {
        const shown = formatDate(day, 'numeric');
        expect(parseCivilDate(shown)).toBe(day);
        expect(parseCivilDate(toThaiDigits(shown))).toBe(day);
      }),
    );
  });
});

describe('the day in Bangkok', () => {
  it('changes at midnight in Bangkok, also for the register year', () => {
    expect(civilDateAt('2026-12-31T16:59:59Z')).toBe('2026-12-31');
    expect(civilDateAt('2026-12-31T17:00:00Z')).toBe('2027-01-01');
    expect(buddhistYear(civilDateAt('2026-12-31T17:00:00Z'))).toBe(2570);
    expect(civilDateAt('2026-12-31T16:00:00Z')).toBe('2026-12-31');
    expect(civilDateAt('1899-12-31T17:30:00Z')).toBe('1900-01-01');
  });

  it('counts days over a leap day', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  });

  it('accepts only days that exist', () => {
    expect(isCivilDate('2026-02-29')).toBe(false);
    expect(isCivilDate('2028-02-29')).toBe(true);
    expect(isCivilDate('26-2-9')).toBe(false);
  });
});

describe('dates as shown', () => {
  it('shows the Buddhist year in Thai and the Christian year in English', () => {
    expect(formatDate('2026-11-21', 'full')).toBe('21 พฤศจิกายน 2569');
    expect(formatDate('2026-11-21', 'full', 'en')).toBe('21 November 2026');
    expect(formatDate('2026-11-21', 'dayMonth')).toBe('21 พ.ย.');
    expect(formatDate('2026-11-21', 'weekday')).toBe('วันเสาร์');
    expect(formatDate('2026-11-21', 'weekday', 'en')).toBe('Saturday');
    expect(formatInstant('2026-11-21T02:30:00Z')).toBe('21 พ.ย. 69 · 09.30 น.');
    expect(formatInstant('2026-11-20T17:05:00Z', 'short', 'en')).toBe('21 Nov 26 · 00:05');
    expect(formatHours('20:00', '06:30')).toBe('20.00–06.30 น.');
    expect(formatHours('20:00', '06:30', 'en')).toBe('20:00–06:30');
    expect(printedDate('2026-11-21')).toBe('๒๑ พฤศจิกายน ๒๕๖๙');
  });
});
