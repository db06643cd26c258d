import { expect, test } from 'vitest';
import { everyMs, lookAgainMs } from './look-again.ts';

const now = Date.parse('2026-11-27T10:00:00Z');
const due = (dueAt: string | null) => [{ dueAt: null }, { dueAt }];

test('the log is read soon again while something is being sent, else now and then', () => {
  expect(lookAgainMs(due('2026-11-27T09:59:58Z'), now)).toBeLessThan(everyMs);
  expect(lookAgainMs(due('2026-11-27T10:05:00Z'), now)).toBe(everyMs);
  expect(lookAgainMs(due(null), now)).toBe(everyMs);
  expect(lookAgainMs(undefined, now)).toBe(everyMs);
});
