import { describe, expect, it } from 'vitest';
import { fitColumns } from './fit-columns.ts';

const rem = 15;
const columns = [
  { id: 'number', width: '100px', priority: 2 },
  { id: 'title', role: 'title' },
  { id: 'due', width: '8rem', priority: 1 },
  { id: 'sender', width: '10%' },
  { id: 'view', width: '60px', priority: 1, role: 'hidden' },
] as const;

const shownAt = (room: number, fewer = 0) => [...fitColumns(columns, room, rem, fewer).shown];

describe('the columns of a table', () => {
  it('all stay where there is room, and no details are needed', () => {
    const fit = fitColumns(columns, 1200, rem, 0);
    expect(fit.shown.size).toBe(columns.length);
    expect(fit.hasDetails).toBe(false);
  });

  it('leave by priority, and are then in the details', () => {
    expect(shownAt(760)).toEqual(['title', 'due', 'view', 'number']);
    expect(shownAt(700)).toEqual(['title', 'due', 'view']);
    expect(fitColumns(columns, 700, rem, 0)).toMatchObject({
      left: ['number', 'sender'],
      hasDetails: true,
    });
  });

  it('leave the title 20rem, whatever their priority', () => {
    expect(shownAt(20 * rem + 44 + 120)).toEqual(['title', 'due']);
    expect(shownAt(20 * rem + 44 + 119)).toEqual(['title']);
  });

  it('leave also where a word is wider than its column', () => {
    expect(shownAt(1200, 2)).toEqual(['title', 'due', 'view']);
    expect(shownAt(1200, 9)).toEqual(['title']);
  });

  it('leave before the act of the row, which is never in the details', () => {
    const act = { id: 'act', role: 'act', width: '120px' } as const;
    const fit = fitColumns([...columns, act], 20 * rem + 44 + 120, rem, 0);
    expect([...fit.shown]).toEqual(['title', 'act']);
    expect(fitColumns([...columns, act], 20 * rem, rem, 0).left).not.toContain('act');
  });

  it('stay where the width is not known', () => {
    expect(shownAt(0)).toHaveLength(columns.length);
  });

  it('of details only are never beside the title', () => {
    const fit = fitColumns([...columns, { id: 'note', role: 'detail' }], 2000, rem, 0);
    expect(fit.shown.has('note')).toBe(false);
    expect(fit.hasDetails).toBe(true);
  });
});
