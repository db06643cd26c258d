import { describe, expect, it } from 'vitest';
import { dueState } from './due.ts';

describe('due dates', () => {
  it('says how near a day is', () => {
    expect(dueState('2026-11-19', '2026-11-21')).toEqual({ kind: 'overdue', days: 2 });
    expect(dueState('2026-11-21', '2026-11-21')).toEqual({ kind: 'today' });
    expect(dueState('2026-11-24', '2026-11-21')).toEqual({ kind: 'soon', days: 3 });
    expect(dueState('2026-11-25', '2026-11-21')).toEqual({ kind: 'later' });
  });
});
