import { describe, expect, it } from 'vitest';
import { containing, readTyped } from './typed.rules.ts';

const readings = (typed: string) => readTyped(typed).map((term) => term.readings);

describe('what is typed into the search', () => {
  it.each([
    ['ที่ดิน', [['ทีดิน']]],
    ['น้ำ', [['นำ']]],
    ['นํ้า', [['นำ']]],
    ['เลข ๑๒/๒๕๖๙', [['เลข'], ['12/2569']]],
    ['  ขอ   เชิญ ', [['ขอ'], ['เชิญ']]],
    ['ประชุม ประชุม', [['ประชุม']]],
    ['', []],
  ])('%j is read as %j', (typed, expected) => {
    expect(readings(typed)).toEqual(expected);
  });

  it.each([
    ['5/1/2569', '2026-01-05'],
    ['๕/๑/๖๙', '2026-01-05'],
    ['5-1-2026', '2026-01-05'],
    ['2026-01-05', '2026-01-05'],
    ['5 ม.ค. 2569', '2026-01-05'],
    ['5 มกราคม 2569', '2026-01-05'],
    ['5 มกราคม พ.ศ. ๒๕๖๙', '2026-01-05'],
    ['ม.ค. 2569', '2026-01'],
    ['31/2/2569', '31/2/2569'],
  ])('the date %j becomes %s', (typed, expected) => {
    expect(readings(`ประชุม ${typed}`)).toEqual([['ประชุม'], [expected]]);
  });

  it('reads the short name of a ministry as itself and as its full name', () => {
    expect(readings('มท.')).toEqual([['มท.', 'มท', 'กระทรวงมหาดไทย']]);
  });

  it('recognises a number without its zeros', () => {
    expect(readTyped('๐๑๒').map((term) => term.number)).toEqual(['12']);
    expect(readTyped('12/2569').map((term) => term.number)).toEqual([null]);
  });

  it.each([
    ['17/2568', '17/2568'],
    ['๐๐๑๗/๒๕๖๘', '17/2568'],
    ['17/256', null],
    ['17/2025', '17/2568'],
    ['๑๗/๒๐๒๕', '17/2568'],
    ['17/1825', null],
    ['17/2725', null],
    ['0137/17/2568', null],
    ['17', null],
  ])('%j is the number with its year %j', (typed, expected) => {
    expect(readTyped(typed).map((term) => term.yearNumber)).toEqual([expected]);
  });

  it('takes signs of the pattern language for what they are', () => {
    expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%');
  });
});
