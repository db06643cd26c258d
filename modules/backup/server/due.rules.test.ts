import { describe, expect, test } from 'vitest';
import type { RunRow } from './backup.store.ts';
import { isDue, lastDueAt, stateOf } from './due.rules.ts';

const at = (time: string): Date => new Date(`2026-11-23T${time}:00.000Z`);

test('a time of day in Thailand was last seven hours earlier in UTC, today or yesterday', () => {
  expect(lastDueAt('02:00', at('03:00')).toISOString()).toBe('2026-11-22T19:00:00.000Z');
  expect(lastDueAt('02:00', at('18:59')).toISOString()).toBe('2026-11-22T19:00:00.000Z');
  expect(lastDueAt('02:00', at('19:00')).toISOString()).toBe('2026-11-23T19:00:00.000Z');
  expect(lastDueAt('23:30', at('03:00')).toISOString()).toBe('2026-11-22T16:30:00.000Z');
});

type Told = Partial<Pick<RunRow, 'startedAt' | 'finishedAt' | 'beatAt' | 'fault'>>;

const run = (told: Told): RunRow => ({
  ...{ id: '', way: 'time', folder: '/b', name: '', files: 0, bytes: 0, newBytes: 0, damaged: 0 },
  ...{ startedAt: at('03:00').toISOString(), beatAt: at('03:00').toISOString() },
  ...{ finishedAt: null, fault: null },
  ...told,
});

describe('the backup of the day', () => {
  const failed = run({ fault: 'folder-full', finishedAt: at('03:01').toISOString() });

  test('begins once, and not beside another one', () => {
    expect(isDue([], at('03:10'))).toBe(true);
    expect(isDue([run({ finishedAt: at('03:05').toISOString() })], at('09:00'))).toBe(false);
    expect(isDue([run({ beatAt: at('03:09').toISOString() })], at('03:09'))).toBe(false);
  });

  test('is tried again twice, a quarter of an hour later', () => {
    expect(isDue([failed], at('03:10'))).toBe(false);
    expect(isDue([failed], at('03:15'))).toBe(true);
    expect(isDue([failed, failed, failed], at('09:00'))).toBe(false);
  });

  test('that was interrupted is tried again', () => {
    expect(stateOf(run({}), at('03:20'))).toBe('interrupted');
    expect(isDue([run({})], at('03:20'))).toBe(true);
  });
});
