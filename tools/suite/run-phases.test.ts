import { afterEach, expect, test, vi } from 'vitest';
import { verdict } from './phase.ts';
import type { Phase } from './phase.ts';
import { runGroups } from './run-phases.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Phases that end when they are told to, and what was begun so far. */
function phasesByHand() {
  const begun: string[] = [];
  const ends = new Map<string, (isGood: boolean) => void>();
  const phase = (name: string): Phase => ({
    name,
    run: async () => {
      begun.push(name);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      ends.set(name, resolve);
      return verdict(await promise, `the output of ${name}`);
    },
  });
  const end = async (name: string, isGood = true): Promise<void> => {
    ends.get(name)?.(isGood);
    await new Promise(setImmediate);
  };
  return { begun, phase, end };
}

/** Keeps what is printed away from the report. */
function printed(): string[] {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  return lines;
}

test('two phases of a group run at once, and the next group waits for all of them', async () => {
  printed();
  const { begun, phase, end } = phasesByHand();
  const run = runGroups([[phase('one'), phase('two'), phase('three')], [phase('last')]]);
  expect(begun).toEqual(['one', 'two']);
  await end('two');
  expect(begun).toEqual(['one', 'two', 'three']);
  await end('three');
  expect(begun).not.toContain('last');
  await end('one');
  expect(begun).toContain('last');
  await end('last');
  expect(await run).toBe(0);
});

test('a failure ends nothing, is counted, and is shown again at the end', async () => {
  const lines = printed();
  const { phase, end } = phasesByHand();
  const leftOut: Phase = { ...phase('nothing'), skip: () => 'it is not installed' };
  const run = runGroups([[leftOut, phase('bad'), phase('good')], [phase('last')]]);
  await end('bad', false);
  await end('good');
  await end('last');
  expect(await run).toBe(1);
  expect(lines[0]).toBe('- nothing: left out, it is not installed');
  expect(lines.at(-3)).toContain('the output of bad');
  expect(lines.at(-1)).toBe('2 passed, 1 failed');
});
