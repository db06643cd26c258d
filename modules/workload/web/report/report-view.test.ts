import { describe, expect, it, test } from 'vitest';
import { addressOf, askOf, sumOf, totalsOf, viewOf } from './report-view.ts';

describe('[3.16] what a report looks at', () => {
  it('is in the address and comes back from it', () => {
    const asked = { tab: 'handoffs', unit: 'u', from: '2026-01-01', more: 6 } as const;
    const view = viewOf({ ...asked, kind: 'outside', table: 'people' });
    expect(viewOf({ tab: 'hands' }).tab).toBe('handoffs');
    expect(view).toEqual({
      ...{ ...asked, more: '6', until: '' },
      ...{ kind: 'outside', table: 'people' },
    });
    expect(viewOf(addressOf(view))).toEqual(view);
    expect(askOf(view)).toEqual({ unitId: 'u', from: '2026-01-01', kind: 'outside' });
  });

  it('is the workload of all where the address says nothing, or nonsense', () => {
    expect(viewOf({ tab: 'novel', unit: ['x'], kind: 'novel', table: 3 })).toEqual(viewOf({}));
    expect(addressOf(viewOf({}))).toEqual({});
  });
});

test('[3.16] the figures of all units together weigh each unit by its work', () => {
  const unit = { id: 'a', name: 'ก', unitName: '', soon: 0, longestDays: 0 };
  const rows = [
    { ...unit, open: 2, late: 1, finished: 6, finishedLate: 1, days: 2 },
    { ...unit, open: 0, late: 0, finished: 2, finishedLate: 1, days: 7 },
  ];
  const totals = { open: 2, late: 1, units: 1, finished: 8, onTime: 75, days: 3 };
  expect(totalsOf(rows)).toEqual(totals);
  expect(sumOf(rows, 'รวม')).toMatchObject({ name: 'รวม', open: 2, finishedLate: 2, days: 3 });
  expect(totalsOf([])).toMatchObject({ open: 0, onTime: null, days: 0 });
});
