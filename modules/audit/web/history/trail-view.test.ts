import { expect, test } from 'vitest';
import { addressOf, filterCount, toFilter, viewOf, wholeTrail } from './trail-view.ts';

test('[13.02] only what narrows is asked for, and the address brings it back', () => {
  expect(toFilter(wholeTrail)).toEqual({});
  expect(addressOf(wholeTrail)).toEqual({});
  const view = {
    ...wholeTrail,
    caller: { value: 'p1', label: 'สมชาย' },
    outcome: 'refused' as const,
    document: 'ตย 1',
    from: '2026-11-01',
  };
  expect(toFilter(view)).toEqual({
    callerId: 'p1',
    outcome: 'refused',
    document: 'ตย 1',
    from: '2026-11-01',
  });
  expect(filterCount(view)).toBe(3);
  expect(viewOf(addressOf(view))).toEqual(view);
});

test('[13.02] nonsense in the address narrows nothing', () => {
  expect(viewOf({ outcome: 'novel', from: 'now', until: ['x'], act: { a: 1 } })).toEqual(
    wholeTrail,
  );
});
