import { describe, expect, it } from 'vitest';
import { isWithinSpan, minuteOfDay, nextAtMinute, toDayTime, toMinute } from './day-time.ts';

const at = (text: string) => new Date(text);

it('counts the minutes of the Bangkok day, whatever the time zone of the server', () => {
  expect(minuteOfDay(at('2026-11-20T17:00:00Z'))).toBe(0);
  expect(minuteOfDay(at('2026-11-21T16:59:59Z'))).toBe(1439);
  expect([toMinute('07:05'), toDayTime(425), toDayTime(0)]).toEqual([425, '07:05', '00:00']);
});

describe('[10.12] quiet hours over midnight', () => {
  const night = { from: toMinute('18:00'), until: toMinute('07:30') };
  it.each([
    ['2026-11-21T10:59:00Z', false],
    ['2026-11-21T11:00:00Z', true],
    ['2026-11-21T17:00:00Z', true],
    ['2026-11-22T00:29:59Z', true],
    ['2026-11-22T00:30:00Z', false],
  ])('%s is inside: %s', (moment, isInside) => {
    expect(isWithinSpan(at(moment), night)).toBe(isInside);
  });
  it('end the next time the clock shows their end', () => {
    expect(nextAtMinute(at('2026-11-21T11:00:30Z'), night.until)).toEqual(
      at('2026-11-22T00:30:00Z'),
    );
    expect(nextAtMinute(at('2026-11-21T17:30:00Z'), night.until)).toEqual(
      at('2026-11-22T00:30:00Z'),
    );
    expect(nextAtMinute(at('2026-11-22T00:30:00Z'), night.until)).toEqual(
      at('2026-11-23T00:30:00Z'),
    );
  });
});

it('[10.12] quiet hours within a day hold at noon and not at night', () => {
  const noon = { from: toMinute('12:00'), until: toMinute('13:00') };
  expect(isWithinSpan(at('2026-11-21T05:30:00Z'), noon)).toBe(true);
  expect(isWithinSpan(at('2026-11-21T17:30:00Z'), noon)).toBe(false);
});
