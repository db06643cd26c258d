import { addDays, isWorkingDay, workingDaysBetween } from '@sarn/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueWindows } from './windows.rules.ts';

const none: ReadonlySet<string> = new Set();
const usual = [
  { stage: 'soon', workingDays: 2, minutes: 0, isOn: true },
  { stage: 'today', workingDays: 0, minutes: 0, isOn: true },
  { stage: 'overdue', workingDays: 1, minutes: 0, isOn: true },
  { stage: 'escalated', workingDays: 3, minutes: 0, isOn: true },
] as const;

describe('due dates for the reminders of a morning', () => {
  it('[3.16] before, on and after the day, over a weekend and a day off', () => {
    // Friday 4 December 2026; Monday the 7th is off.
    expect(dueWindows('2026-12-04', usual, new Set(['2026-12-07']))).toEqual([
      { stage: 'soon', from: '2026-12-05', to: '2026-12-09' },
      { stage: 'today', from: '2026-12-04', to: '2026-12-04' },
      { stage: 'overdue', from: null, to: '2026-12-03' },
      { stage: 'escalated', from: null, to: '2026-12-01' },
    ]);
  });

  it('has no window for a stage that is off, nor for zero days ahead', () => {
    const soonOnly = usual.map((one) => ({ ...one, isOn: one.stage === 'soon', workingDays: 0 }));
    expect(dueWindows('2026-12-04', soonOnly, none)).toEqual([]);
  });

  it('an assignment is overdue exactly when as many working days have gone by', () => {
    const day = fc.integer({ min: 0, max: 800 }).map((n) => addDays('2026-01-01', n));
    const closed = fc.uniqueArray(day, { maxLength: 60 }).map((days) => new Set(days));
    const count = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(day, closed, count, fc.integer({ min: 0, max: 60 }), (today, off, n, back) => {
        fc.pre(isWorkingDay(today, off));
        const due = addDays(today, -back);
        const [window] = dueWindows(
          today,
          [{ stage: 'overdue', workingDays: n, minutes: 0, isOn: true }],
          off,
        );
        const isInside = window !== undefined && due <= window.to;
        expect(isInside).toBe(workingDaysBetween(due, today, off) >= n);
      }),
    );
  });
});
