import { describe, expect, it } from 'vitest';
import { officeTimeAt } from './day-time.ts';
import { dueAfter, openSpans, usualOfficeHours } from './working-time.ts';
import type { OfficeHours } from './working-time.ts';

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
    expect(dueAfter(morning, 7, 'hours', working)).toEqual({ day: '2026-11-26', time: '16:30' });
    expect(dueAfter(morning, 21, 'hours', working)).toEqual({ day: '2026-12-01', time: '16:30' });
  });
});

describe('the break at noon', () => {
  const day = '2026-11-26';
  const within = (noon: OfficeHours['noon'], hours = { from: '08:30', to: '16:30' }) => ({
    ...{ closed: new Set<string>(), office: { ...hours, noon } },
  });

  it('is left out of what passes over it', () => {
    expect(dueAfter(at(day, '11:30'), 1, 'hours', working)).toEqual({ day, time: '13:30' });
    expect(dueAfter(at(day, '11:30'), 45, 'minutes', working)).toEqual({ day, time: '13:15' });
  });

  it('does not move what is due when it begins', () => {
    expect(dueAfter(at(day, '11:00'), 1, 'hours', working)).toEqual({ day, time: '12:00' });
  });

  it('makes what came in it begin after it', () => {
    for (const time of ['12:00', '12:40', '13:00']) {
      expect(dueAfter(at(day, time), 30, 'minutes', working)).toEqual({ day, time: '13:30' });
    }
  });

  it('may be none, or at another time', () => {
    const morning = at(day, '11:30');
    expect(dueAfter(morning, 1, 'hours', within(null))).toEqual({ day, time: '12:30' });
    const late = within({ from: '12:15', to: '12:45' });
    expect(dueAfter(morning, 1, 'hours', late)).toEqual({ day, time: '13:00' });
  });

  it('counts only inside the office hours, and never closes the whole day', () => {
    const afternoon = { from: '12:30', to: '16:30' };
    const noon = { from: '12:00', to: '13:00' };
    expect(openSpans({ ...afternoon, noon })).toEqual([{ opens: 780, closes: 990 }]);
    const whole = [{ opens: 750, closes: 990 }];
    expect(openSpans({ ...afternoon, noon: { from: '08:00', to: '18:00' } })).toEqual(whole);
    expect(openSpans({ ...afternoon, noon: { from: '14:00', to: '13:00' } })).toEqual(whole);
    expect(openSpans({ ...afternoon, noon: { from: '09:00', to: '10:00' } })).toEqual(whole);
  });
});

it('tells the time of Bangkok', () => {
  expect(officeTimeAt('2026-11-25T23:05:00Z')).toBe('06:05');
});
