import { describe, expect, it } from 'vitest';
import { dueState } from './due.ts';

describe('due dates', () => {
  it('says how near a day is', () => {
    expect(dueState('2026-11-19', '2026-11-21')).toEqual({ kind: 'overdue', days: 2 });
    expect(dueState('2026-11-21', '2026-11-21')).toEqual({ kind: 'today' });
    const today = ['2026-11-21', '2026-11-21', '10:30'] as const;
    expect(dueState(...today, '10:29')).toEqual({ kind: 'today' });
    expect(dueState(...today, '10:30')).toEqual({ kind: 'overdue', days: 0 });
    expect(dueState('2026-11-24', '2026-11-21')).toEqual({ kind: 'soon', days: 3 });
    expect(dueState('2026-11-25', '2026-11-21')).toEqual({ kind: 'later' });
  });
});
