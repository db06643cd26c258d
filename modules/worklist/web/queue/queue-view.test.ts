import { describe, expect, it } from 'vitest';
import {
  addressOf,
  changedView,
  firstView,
  isNarrowed,
  savedStateOf,
  toAsk,
  viewOf,
} from './queue-view.ts';

describe('queue view', () => {
  it('goes back to the first page when something else than the page changes', () => {
    const third = changedView(firstView, { page: 3 });
    expect(third.page).toBe(3);
    expect(changedView(third, { speed: 'urgent' }).page).toBe(1);
  });

  it('asks the server for ten rows, sorted and filtered there', () => {
    const view = changedView(firstView, { kind: 'outside', search: 'งบประมาณ' });
    expect(toAsk('unreceived', view)).toEqual({
      typeCode: 'unreceived',
      page: 1,
      size: 10,
      sort: 'since',
      direction: 'desc',
      search: 'งบประมาณ',
      kind: 'outside',
    });
  });

  it('asks by sender and due date, and is kept as a view without its page', () => {
    const view = { ...firstView, from: 'u:1', due: 'week', page: 3 };
    expect(toAsk('unreceived', view)).toMatchObject({ from: 'u:1', due: 'week' });
    expect(toAsk('unreceived', firstView)).not.toHaveProperty('due');
    expect(savedStateOf(view)).toEqual({ from: 'u:1', due: 'week' });
    expect(isNarrowed({ ...firstView, due: 'none' })).toBe(true);
  });

  it('is the same after it was written into an address and read again', () => {
    const sort = { column: 'dueDate', direction: 'ascending' } as const;
    const marks = { kind: 'outside', from: 's:กรมตัวอย่าง', due: 'overdue' };
    const view = { ...firstView, ...marks, sort, search: 'งบ', page: 4 };
    expect(viewOf(addressOf(view))).toEqual(view);
    expect(viewOf(addressOf(firstView))).toEqual(firstView);
    expect(viewOf({ sort: 'nothing', page: 'x', kind: [], due: 'never' })).toEqual(firstView);
  });
});
