import { describe, expect, test } from 'vitest';
import { clockCheck } from './clock.check.ts';
import { stateOfDisk } from './disk.check.ts';
import { stateAbove, worstOf } from './health-check.ts';
import { stateOfJob } from './jobs.check.ts';
import { compareMigrations } from './migrations.check.ts';

const gigabyte = 1024 ** 3;

test('a state is reached at its limit', () => {
  const limits = { warning: 2, failed: 5 };
  expect([1.9, 2, 4.9, 5].map((value) => stateAbove(value, limits))).toEqual([
    ...['ok', 'warning', 'warning', 'failed'],
  ]);
  expect(worstOf('ok', 'failed', 'warning')).toBe('failed');
  expect(worstOf()).toBe('ok');
});

test.each([
  [200, 1000, 'ok'],
  [149, 1000, 'warning'],
  [49, 1000, 'failed'],
  [9, 20, 'warning'],
  [1.9, 20, 'failed'],
  [40, 200, 'ok'],
] as const)('%f of %i GB left: %s', (free, all, state) => {
  expect(stateOfDisk({ free: free * gigabyte, all: all * gigabyte })).toBe(state);
});

describe('a job that runs each hour', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
  const of = (run: { succeeded?: number; failed?: number }, started: number) =>
    stateOfJob(
      {
        succeededAt: run.succeeded === undefined ? null : at(run.succeeded).toISOString(),
        failedAt: run.failed === undefined ? null : at(run.failed).toISOString(),
      },
      { now: at(10), since: at(started), every: 3_600 },
    );

  test('is late after two hours, and has failed after five', () => {
    expect(of({ succeeded: 9 }, 0)).toBe('ok');
    expect(of({ succeeded: 8 }, 0)).toBe('warning');
    expect(of({ succeeded: 5 }, 0)).toBe('failed');
  });

  test('missed nothing while the program was off', () => {
    expect(of({ succeeded: 1 }, 9)).toBe('ok');
    expect(of({}, 9)).toBe('ok');
    expect(of({}, 4)).toBe('failed');
  });

  test('that fails again and again is not excused by a restart', () => {
    expect(of({ succeeded: 1, failed: 9 }, 9)).toBe('failed');
  });
});

test('a clock that is fast or slow', async () => {
  const stateAt = async (offset: number) =>
    (await clockCheck(async () => offset).check(null as never))?.state;
  expect(await stateAt(0.1)).toBe('ok');
  expect(await stateAt(-2.5)).toBe('warning');
  expect(await stateAt(31)).toBe('failed');
});

test('steps that the database lacks, and steps that the program does not know', () => {
  const set = (...names: string[]) => new Set(names);
  expect(compareMigrations(set('a', 'b'), set('a', 'b')).state).toBe('ok');
  expect(compareMigrations(set('a'), set('a', 'b')).state).toBe('failed');
  expect(compareMigrations(set('a', 'c'), set('a')).state).toBe('warning');
});
