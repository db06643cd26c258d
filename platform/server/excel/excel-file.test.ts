import { describe, expect, it } from 'vitest';
import { withDefaultStyle } from './default-style.ts';
import { momentSerialOf, serialOf, sheetCell } from './sheet-value.ts';

describe('the styles of an Excel file', () => {
  it('are based on the style Normal, in the order that Excel demands', () => {
    const written =
      '<styleSheet><fonts/><cellXfs count="2"><xf fontId="0"></xf><xf numFmtId="100"></xf></cellXfs><dxfs/></styleSheet>';
    const xml = withDefaultStyle(written);
    expect([...xml.matchAll(/<(\w+Xfs|cellStyles|fonts|dxfs)\b/g)].map(([, name]) => name)).toEqual(
      ['fonts', 'cellStyleXfs', 'cellXfs', 'cellStyles', 'dxfs'],
    );
    expect(xml).toContain('<xf xfId="0" fontId="0"></xf><xf xfId="0" numFmtId="100"></xf>');
    expect(xml).toContain('<cellStyle name="Normal" xfId="0" builtinId="0"/>');
  });

  it('are refused where the library writes them in another way', () => {
    expect(() => withDefaultStyle('<styleSheet></styleSheet>')).toThrow('not as expected');
  });
});

describe('a cell of an Excel file', () => {
  it('is a date in the calendar of the language, or a number, or text', () => {
    const day = { day: '2026-11-20' };
    expect(sheetCell(day)).toMatchObject({ value: 46_346, format: '[$-107041E]d mmm yy' });
    expect(sheetCell(day, 'en')).toMatchObject({ value: 46_346, format: '[$-809]d mmm yyyy' });
    expect(sheetCell({ at: '2026-11-20T02:01:00Z' })).toMatchObject({
      value: 46_346 + 541 / 1440,
      format: String.raw`[$-107041E]d mmm yy "·" hh\.mm "น."`,
    });
    expect(sheetCell(3)).toMatchObject({ value: 3, type: Number });
    // The number of a letter, what only looks like a number, and what begins like a formula.
    for (const text of ['ดท 0102/7', '0012', '=1+1']) {
      expect(sheetCell(text)).toMatchObject({ value: text, type: String });
    }
  });

  it.each([
    ['1900-03-01', 61],
    ['1970-01-01', 25_569],
    ['2026-11-20', 46_346],
  ])('counts %s as %d', (day, serial) => {
    expect(serialOf(day)).toBe(serial);
  });

  it('counts a point in time by the clock of Bangkok, and an empty date as nothing', () => {
    expect(momentSerialOf('2026-11-19T17:30:00Z')).toBe(46_346 + 30 / 1440);
    expect(sheetCell({ day: null })).toBeNull();
    expect(sheetCell({ at: null })).toBeNull();
  });
});
