import { describe, expect, it } from 'vitest';
import { dueAfter, officeTimeAt, usualOfficeHours } from './working-time.ts';

const working = { closed: new Set(['2026-11-30']), office: usualOfficeHours };
/** A moment of Bangkok. */
const at = (day: string, time: string) => `${day}T${time}:00+07:00`;

describe('when something is due', () => {
  it('counts minutes and hours of the same day', () => {
    const morning = at('2026-11-26', '09:10');
    expect(dueAfter(morning, 30, 'minutes', working)).toEqual({ day: '2026-11-26', time: '09:40' });
    expect(dueAfter(morning, 2, 'hours', working)).toEqual({ day: '2026-11-26', time: '11:10' });
  });

  it('goes on in the morning of the next working day', () => {
    const evening = at('2026-11-26', '15:30');
    expect(dueAfter(evening, 3, 'hours', working)).toEqual({ day: '2026-11-27', time: '10:30' });
  });

  it('leaves out weekends and days off', () => {
    // Friday; Monday the 30th is a day off.
    const friday = at('2026-11-27', '16:00');
    expect(dueAfter(friday, 1, 'hours', working)).toEqual({ day: '2026-12-01', time: '09:00' });
    expect(dueAfter(friday, 1, 'days', working)).toEqual({ day: '2026-12-01', time: '' });
  });

  it('begins when the office opens, for what came at night or on a Saturday', () => {
    const next = { day: '2026-11-26', time: '09:00' };
    expect(dueAfter(at('2026-11-25', '20:00'), 30, 'minutes', working)).toEqual(next);
    expect(dueAfter(at('2026-11-26', '05:00'), 30, 'minutes', working)).toEqual(next);
    expect(dueAfter(at('2026-11-28', '10:00'), 30, 'minutes', working).day).toBe('2026-12-01');
  });

  it('may end when the office closes, and take several days', () => {
    const morning = at('2026-11-26', '08:30');
    expect(dueAfter(morning, 8, 'hours', working)).toEqual({ day: '2026-11-26', time: '16:30' });
    expect(dueAfter(morning, 24, 'hours', working)).toEqual({ day: '2026-12-01', time: '16:30' });
  });
});

it('tells the time of Bangkok', () => {
  expect(officeTimeAt('2026-11-25T23:05:00Z')).toBe('06:05');
});
