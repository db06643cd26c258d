import { describe, expect, it } from 'vitest';
import { changedView, firstView, toAsk } from './queue-view.ts';

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
});
