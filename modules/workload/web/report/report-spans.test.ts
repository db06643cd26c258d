import { expect, test } from 'vitest';
import { spanNameOf, spansOn } from './report-spans.ts';

test('[3.16] the named days of a report are those of the month and of the fiscal year', () => {
  expect(spansOn('2026-11-28')).toEqual({
    default: { from: '', until: '' },
    month: { from: '2026-11-01', until: '2026-11-28' },
    lastMonth: { from: '2026-10-01', until: '2026-10-31' },
    fiscalYear: { from: '2026-10-01', until: '2026-11-28' },
  });
  expect(spansOn('2027-03-01')).toMatchObject({
    lastMonth: { from: '2027-02-01', until: '2027-02-28' },
    fiscalYear: { from: '2026-10-01', until: '2027-03-01' },
  });
  expect(spansOn('2026-09-30').fiscalYear.from).toBe('2025-10-01');
});

test('[3.16] days that have a name are known by it', () => {
  expect(spanNameOf({ from: '2026-11-01', until: '2026-11-28' }, '2026-11-28')).toBe('month');
  expect(spanNameOf({ from: '', until: '' }, '2026-11-28')).toBe('default');
  expect(spanNameOf({ from: '2026-11-01', until: '2026-11-27' }, '2026-11-28')).toBeNull();
});
