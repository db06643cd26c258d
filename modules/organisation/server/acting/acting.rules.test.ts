import { describe, expect, test } from 'vitest';
import { powers } from '../../contract/index.ts';
import { assertScopeFits, isWithinScope, periodOf, stateAt } from './acting.rules.ts';
import { signatureLines } from './capacity.rules.ts';

const now = '2026-11-21T02:00:00.000Z';
const none = { kinds: [], acts: [], unitIds: [] };
const refusal = (code: string) => expect.objectContaining({ code });

describe('[4.10] the lines under a name', () => {
  test('are the own post with the phrase, then the post acted for', () => {
    expect(signatureLines(['รองอธิบดี', 'อธิบดี'], ['substitute'])).toEqual([
      'รองอธิบดี รักษาราชการแทน',
      'อธิบดี',
    ]);
  });

  test('chain: acting for an absent head with delegated power of the permanent secretary', () => {
    const titles = ['รองอธิบดี', 'อธิบดี', 'ปลัดกระทรวง'];
    expect(signatureLines(titles, ['substitute', 'delegated'])).toEqual([
      'รองอธิบดี รักษาราชการแทน',
      'อธิบดี ปฏิบัติราชการแทน',
      'ปลัดกระทรวง',
    ]);
  });

  test('differ for each kind of power', () => {
    expect(new Set(Object.values(powers).map(({ phrase }) => phrase)).size).toBe(5);
  });
});

describe('the period of an order', () => {
  const from = { fromDay: '2026-11-20' };

  test('includes its last day, by Bangkok time', () => {
    expect(periodOf({ ...from, toDay: '2026-11-21' }, now)).toEqual({
      beginsAt: '2026-11-19T17:00:00.000Z',
      endsAt: '2026-11-21T17:00:00.000Z',
    });
  });

  test('may begin and end at a time of the day, or be open-ended', () => {
    const timed = { ...from, fromTime: '08:30', toDay: '2026-11-21', toTime: '16:30' };
    expect(periodOf(timed, now)).toEqual({
      beginsAt: '2026-11-20T01:30:00.000Z',
      endsAt: '2026-11-21T09:30:00.000Z',
    });
    expect(periodOf(from, now).endsAt).toBeNull();
  });

  test.each([
    ['before it begins', { ...from, toDay: '2026-11-19' }],
    ['in the past', { ...from, toDay: '2026-11-20' }],
    ['at this very moment', { ...from, toDay: '2026-11-21', toTime: '09:00' }],
    ['at a time of no day', { ...from, toTime: '09:00' }],
  ])('does not end %s', (_name, draft) => {
    expect(() => periodOf(draft, now)).toThrow(refusal('identity.acting-period'));
  });

  test('is over at its last instant, not after it', () => {
    const period = { beginsAt: now, endsAt: '2026-11-21T03:00:00.000Z', endedAt: null };
    const at = (moment: string) => stateAt(period, moment);
    expect(at('2026-11-21T01:59:59.999Z')).toBe('coming');
    expect(at(now)).toBe('live');
    expect(at('2026-11-21T02:59:59.999Z')).toBe('live');
    expect(at('2026-11-21T03:00:00.000Z')).toBe('over');
    expect(stateAt({ ...period, endedAt: now }, now)).toBe('ended');
  });
});

describe('what a power is limited to', () => {
  test('is required for delegated power and refused for full power', () => {
    expect(() => assertScopeFits({ power: 'delegated', ...none })).toThrow(
      refusal('identity.acting-scope-required'),
    );
    for (const power of ['substitute', 'caretaker'] as const) {
      expect(() => assertScopeFits({ power, ...none, kinds: ['command'] })).toThrow(
        refusal('identity.acting-scope-none'),
      );
      assertScopeFits({ power, ...none });
    }
    assertScopeFits({ power: 'in-place', ...none });
    assertScopeFits({ power: 'on-duty', ...none, acts: ['sign'] });
  });

  test('is not passed on wider than it was received', () => {
    const wide = { ...none, kinds: ['command', 'inside'] };
    expect(isWithinScope({ ...none, kinds: ['command'] }, wide)).toBe(true);
    expect(isWithinScope({ ...wide, acts: ['sign'] }, wide)).toBe(true);
    expect(isWithinScope(none, wide)).toBe(false);
    expect(isWithinScope({ ...none, kinds: ['cycle'] }, wide)).toBe(false);
  });
});
