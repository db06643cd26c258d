import { describe, expect, it } from 'vitest';
import { dueState, workingDaysLater } from './due.ts';

describe('due dates', () => {
  it('leaves Saturday and Sunday out', () => {
    // 2026-11-20 is a Friday.
    expect(workingDaysLater('2026-11-20', 1)).toBe('2026-11-23');
    expect(workingDaysLater('2026-11-20', 3)).toBe('2026-11-25');
    expect(workingDaysLater('2026-11-21', 7)).toBe('2026-12-01');
    expect(workingDaysLater('2026-11-16', 15)).toBe('2026-12-07');
  });

  it('says how near a day is', () => {
    expect(dueState('2026-11-19', '2026-11-21')).toEqual({ kind: 'overdue', days: 2 });
    expect(dueState('2026-11-21', '2026-11-21')).toEqual({ kind: 'today' });
    expect(dueState('2026-11-24', '2026-11-21')).toEqual({ kind: 'soon', days: 3 });
    expect(dueState('2026-11-25', '2026-11-21')).toEqual({ kind: 'later' });
  });
});
