import type { HealthFinding } from '@sarn/platform-server';
import { expect, test } from 'vitest';
import type { StateRow } from './health.store.ts';
import { dueToTell, nextState } from './round.rules.ts';

const both = { th: 'ก', en: 'a' };
const day = (number: number, hour = 2) => new Date(Date.UTC(2026, 10, number, hour));
const look = (state: HealthFinding['state'], failsAfterDays?: number) => ({
  check: {
    code: 'disk',
    name: both,
    check: async () => null,
    ...(failsAfterDays === undefined ? {} : { failsAfterDays }),
  },
  finding: { state, fact: both },
});

test('since stays while the state does, and begins anew when it changes', () => {
  const first = nextState(look('warning'), undefined, day(1));
  const second = nextState(look('warning'), first, day(2));
  expect([second.since, second.checkedAt]).toEqual([day(1).toISOString(), day(2).toISOString()]);
  const worse = nextState(look('failed'), second, day(3));
  expect(worse).toMatchObject({ state: 'failed', since: day(3).toISOString() });
  expect(nextState(look('ok'), worse, day(4)).since).toBe(day(4).toISOString());
});

test('a warning that lasts longer than a week has failed, where a week is the limit', () => {
  let row: StateRow | undefined;
  for (const date of [1, 5, 8]) row = nextState(look('warning', 7), row, day(date));
  expect(row).toMatchObject({ state: 'warning' });
  row = nextState(look('warning', 7), row, day(8, 3));
  expect(row).toMatchObject({ state: 'failed', since: day(1).toISOString() });
  expect(nextState(look('warning', 7), row, day(9))).toMatchObject({
    state: 'failed',
    since: day(1).toISOString(),
  });
  expect(nextState(look('warning'), row, day(9)).state).toBe('warning');
});

test('a fault is told once on each day in Thailand', () => {
  const failed = nextState(look('failed'), undefined, day(1));
  expect(dueToTell([failed], day(1))).toHaveLength(1);
  const told = { ...failed, toldOn: '2026-11-01' };
  expect(dueToTell([told], day(1, 16))).toHaveLength(0);
  // 17:00 UTC is the next day in Thailand.
  expect(dueToTell([told], day(1, 17))).toHaveLength(1);
  expect(dueToTell([{ ...told, state: 'warning' }], day(5))).toHaveLength(0);
});
