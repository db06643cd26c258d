import { describe, expect, it } from 'vitest';
import { formatBytes } from './bytes.ts';
import { formatAge, formatAgo, formatMoment } from './relative-date.ts';

describe('[14.05] formatBytes', () => {
  it.each([
    [0, '0 Bytes'],
    [1, '1 Bytes'],
    [1023, '1023 Bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [20 * 1024 ** 2, '20 MB'],
    [1024 ** 4, '1 TB'],
    [5000 * 1024 ** 4, '5000 TB'],
  ])('%d is %s', (bytes, shown) => {
    expect(formatBytes(bytes)).toBe(shown);
  });
});

describe('[3.12] formatAgo', () => {
  // Half past midnight in Bangkok: days are counted there, not in UTC.
  const now = new Date('2026-11-20T17:30:00Z');

  it.each([
    ['2026-11-20T17:10:00Z', 'วันนี้'],
    ['2026-11-20T16:50:00Z', '1 วันที่แล้ว'],
    ['2026-11-15T05:00:00Z', '6 วันที่แล้ว'],
    ['2026-11-14T05:00:00Z', '1 สัปดาห์ที่แล้ว'],
    ['2026-11-13T02:30:00Z', '13/11/2569 09:30'],
    ['2026-11-21T17:30:00Z', '22/11/2569 00:30'],
  ])('%s is %s', (at, shown) => {
    expect(formatAgo(at, now)).toBe(shown);
  });

  it('writes the Christian year in English', () => {
    expect(formatMoment('2026-11-13T02:30:00Z', 'en')).toMatch(/^13\s+Nov\s+26\s+·\s+09:30$/);
  });

  it('is never broken over lines; the long form only between the day and the time', () => {
    expect(formatMoment('2026-11-13T02:30:00Z', 'th')).toBe(
      '13 พ.ย. 69 · 09.30 น.'.replaceAll(' ', '\u00a0'),
    );
    const full = formatMoment('2026-11-13T02:30:00Z', 'th', 'full');
    expect(full.split(' ')).toHaveLength(2);
    expect(full.split(' ')[1]).toBe('09.30\u00a0น.');
  });
});

describe('formatAge', () => {
  const now = new Date('2026-11-20T17:30:00Z');

  it.each([
    ['2026-11-20T17:10:00Z', 'วันนี้'],
    ['2026-11-20T16:50:00Z', '1 วันที่แล้ว'],
    ['2026-11-10T05:00:00Z', '11 วันที่แล้ว'],
    ['2026-08-20T05:00:00Z', '3 เดือนที่แล้ว'],
    ['2023-11-20T05:00:00Z', '3 ปีที่แล้ว'],
    ['2026-11-21T17:30:00Z', ''],
  ])('%s is %s', (at, shown) => {
    expect(formatAge(at, now)).toBe(shown);
  });
});
