import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './places.ts';
import { farAbove, processorBudgets, usualBudget, usualMiddles } from './processor-budgets.ts';
import { paceOf, readTimes, withTimes } from './processor-time.ts';

const good = { passed: 3, failed: 0, skipped: 0, output: 'all well' };
const budgets = { 'a.int.test.ts': 10 };

/** Files of usual cost, as many as tell how fast the computer is. */
const usualFiles = Array.from({ length: 40 }, (_, index) => ({
  file: `${index}.int.test.ts`,
  seconds: usualMiddles['.int.test.ts']!,
}));

test('a file within four times its budget passes, and the costliest are listed first', () => {
  const times = [
    ...usualFiles,
    { file: 'b.int.test.ts', seconds: 2 },
    { file: 'a.int.test.ts', seconds: 39 },
  ];
  const { failed, figures } = withTimes(good, times, true, budgets);
  expect(failed).toBe(0);
  expect(figures?.slice(0, 3)).toEqual([
    'processor seconds: 81 in 42 files, pace 1.0, of which',
    '39.0 (budget 10) a.int.test.ts',
    '2.0 (budget 4) b.int.test.ts',
  ]);
  expect(figures?.slice(-4, -1)).toEqual([
    'nearest to their limit:',
    '98 % a.int.test.ts',
    '13 % b.int.test.ts',
  ]);
});

test('a file far above its budget fails by name, unless more is tried than usual', () => {
  const times = [
    ...usualFiles,
    { file: 'a.int.test.ts', seconds: 41 },
    { file: 'b.int.test.ts', seconds: 17 },
  ];
  const { passed, failed, output } = withTimes(good, times, true, budgets);
  expect([passed, failed]).toEqual([3, 2]);
  expect(output).toMatch(
    /a\.int\.test\.ts took 41\.0 s .* 10 s[\s\S]*b\.int\.test\.ts took 17\.0 s/,
  );
  expect(withTimes(good, times, false, budgets).failed).toBe(0);
});

test('a few chosen files are listed and not judged: the computer may be a slow one', () => {
  const { failed, figures } = withTimes(
    good,
    [{ file: 'a.int.test.ts', seconds: 41 }],
    true,
    budgets,
  );
  expect(failed).toBe(0);
  expect(figures?.[0]).toBe('processor seconds: 41 in 1 files, pace unknown, of which');
});

test('a slow computer fails no file that costs what it always costs, only the dear one', () => {
  const slow = Array.from({ length: 40 }, (_, index) => ({
    file: `${index}.test.tsx`,
    seconds: 3 * usualMiddles['.test.tsx']!,
  }));
  const usual = { file: 'usual.test.tsx', seconds: 3 * usualBudget };
  const dear = { file: 'dear.test.tsx', seconds: 3 * farAbove * usualBudget + 1 };
  expect(paceOf([...slow, usual, dear])).toBeCloseTo(3, 5);
  expect(withTimes(good, [...slow, usual], true, budgets).failed).toBe(0);
  expect(withTimes(good, [...slow, usual, dear], true, budgets).failed).toBe(1);
  expect(paceOf([dear])).toBeUndefined();
});

test('reads what every process wrote', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sarn-times-'));
  try {
    const write = (pid: number, files: readonly string[]): void =>
      writeFileSync(
        path.join(folder, `times-${pid}.jsonl`),
        files
          .map((file) => `${JSON.stringify({ file: path.join(root, file), seconds: 2 })}\n`)
          .join(''),
      );
    write(1, ['a.int.test.ts', 'b.int.test.ts']);
    write(2, ['c.int.test.ts']);
    expect(readTimes(folder).map(({ file }) => file)).toEqual([
      'a.int.test.ts',
      'b.int.test.ts',
      'c.int.test.ts',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('every budget is that of a file', () => {
  const gone = Object.keys(processorBudgets).filter((file) => !existsSync(path.join(root, file)));
  expect(gone).toEqual([]);
});
