import { describe, expect, it } from 'vitest';
import { maxLines, readPasted } from './paste.rules.ts';

describe('a pasted list of days off', () => {
  it('is read as people write it: Thai digits, Buddhist years, tabs, semicolons, bars', () => {
    const text = [
      '๑๒/๕/๒๕๗๐\tวันพืชมงคล\tRoyal Ploughing Ceremony Day\tcabinet',
      '',
      '2027-05-20; วันวิสาขบูชา',
      '7/12/2570 | วันหยุดชดเชยวันพ่อแห่งชาติ | | วันหยุดชดเชย',
    ].join('\n');
    expect(readPasted(text)).toEqual([
      {
        day: '2027-05-12',
        nameTh: 'วันพืชมงคล',
        nameEn: 'Royal Ploughing Ceremony Day',
        kind: 'cabinet',
      },
      { day: '2027-05-20', nameTh: 'วันวิสาขบูชา', nameEn: '', kind: 'public' },
      { day: '2027-12-07', nameTh: 'วันหยุดชดเชยวันพ่อแห่งชาติ', nameEn: '', kind: 'substitution' },
    ]);
  });

  it.each([
    ['a day that does not exist', '31/2/2570\tวันที่ไม่มีจริง'],
    ['no name', '1/2/2570'],
    ['an unknown kind', '1/2/2570\tวันหยุด\t\tparty'],
    ['a year far away', '1/2/2700\tวันหยุด'],
    ['the same day twice', '1/2/2570\tวันหนึ่ง\n2027-02-01\tวันสอง'],
  ])('is refused whole with the number of its line: %s', (_name, lines) => {
    const line = 1 + lines.split('\n').length;
    expect(() => readPasted(`5/2/2570\tวันแรก\n${lines}`)).toThrow(
      expect.objectContaining({
        code: 'identity.holiday-line',
        params: expect.objectContaining({ line }),
      }),
    );
  });

  it('is refused when it is endless', () => {
    expect(() => readPasted('x\n'.repeat(maxLines + 1))).toThrow(
      expect.objectContaining({ code: 'identity.holiday-lines' }),
    );
  });
});
