import { describe, expect, it } from 'vitest';
import { addressOf, askOf, viewOf } from './report-view.ts';

describe('[3.16] what a report looks at', () => {
  it('is in the address and comes back from it', () => {
    const view = viewOf({ tab: 'handoffs', unit: 'u', from: '2026-01-01', more: 6 });
    expect(viewOf({ tab: 'hands' }).tab).toBe('handoffs');
    expect(view).toEqual({ tab: 'handoffs', unit: 'u', from: '2026-01-01', until: '', more: '6' });
    expect(viewOf(addressOf(view))).toEqual(view);
    expect(askOf(view)).toEqual({ unitId: 'u', from: '2026-01-01' });
  });

  it('is the workload of all where the address says nothing, or nonsense', () => {
    expect(viewOf({ tab: 'novel', unit: ['x'] })).toEqual(viewOf({}));
    expect(addressOf(viewOf({}))).toEqual({});
  });
});
