import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificateValidityOn, changeKinds, validityOn } from './validity.ts';
import type { ChangeKind } from './validity.ts';

const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}`;
const days = fc.integer({ min: 1, max: 28 }).map(day);
const change = fc.record({
  kind: fc.constantFrom(...(Object.keys(changeKinds) as ChangeKind[])),
  from: days,
});

describe('[4.11] the validity of an order', () => {
  it('begins on its day and ends on the day on which another ends it', () => {
    const changedBy = [
      { kind: 'amends', from: day(10) },
      { kind: 'repeals', from: day(20) },
    ] as const;
    const on = (today: string) => validityOn({ today, from: day(5), changedBy });
    expect([on(day(4)), on(day(5)), on(day(9)), on(day(10)), on(day(19)), on(day(20))]).toEqual([
      'NOT_YET',
      'IN_FORCE',
      'IN_FORCE',
      'AMENDED',
      'AMENDED',
      'REPEALED',
    ]);
  });

  it('never comes back once it is repealed, whatever else changes it', () => {
    fc.assert(
      fc.property(fc.array(change), days, days, days, (changedBy, from, a, b) => {
        const [earlier = a, later = b] = [a, b].toSorted();
        if (validityOn({ today: earlier, from, changedBy }) !== 'REPEALED') return;
        expect(validityOn({ today: later, from, changedBy })).toBe('REPEALED');
      }),
    );
  });
});

it('[4.11] a certificate expires after its last day, unless it was revoked before', () => {
  const on = (state: string, today: string, until: string | null = day(10)) =>
    certificateValidityOn(state, until, today);
  expect([on('ISSUED', day(10)), on('ISSUED', day(11)), on('ISSUED', day(28), null)]).toEqual([
    'VALID',
    'EXPIRED',
    'VALID',
  ]);
  expect([on('REVOKED', day(11)), on('AWAITING_SIGN', day(11))]).toEqual(['REVOKED', null]);
});
