import { describe, expect, it } from 'vitest';
import { assertMayReserve } from './reservation.rules.ts';

const today = '2026-11-21';
const form = { count: 1, forDay: today, expiresOn: today, reason: 'งานเร่งด่วน' };
const refusalOf = (change: Partial<typeof form>): unknown => {
  try {
    assertMayReserve({ ...form, ...change }, today, { most: 50 });
    return null;
  } catch (error) {
    return (error as { code: unknown }).code;
  }
};

describe('[7.04] what may be reserved', () => {
  it.each([
    [{}, null],
    [{ count: 50 }, null],
    [{ count: 51 }, 'registry.reserve-too-many'],
    [{ forDay: '2026-11-22' }, 'registry.reserve-day'],
    [{ forDay: '2025-11-20' }, null],
    [{ forDay: '2025-11-19' }, 'registry.reserve-day'],
    [{ expiresOn: '2026-11-20' }, 'registry.reserve-expiry'],
    [{ expiresOn: '2027-02-19' }, null],
    [{ expiresOn: '2027-02-20' }, 'registry.reserve-expiry'],
  ])('%j gives %s', (change, code) => {
    expect(refusalOf(change)).toBe(code);
  });
});
