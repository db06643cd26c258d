import { expect, test } from 'vitest';
import { caughtFinding, findingOf } from './outbox.health.ts';

const now = new Date('2026-11-25T03:00:00.000Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

test.each([
  [{ waiting: 3, since: ago(14), failed: 0 }, 'ok'],
  [{ waiting: 3, since: ago(15), failed: 0 }, 'warning'],
  [{ waiting: 1, since: ago(120), failed: 0 }, 'failed'],
  [{ waiting: 0, since: null, failed: 1 }, 'warning'],
  [{ waiting: 0, since: null, failed: 20 }, 'failed'],
] as const)('%j: %s', (outbox, state) => {
  expect(findingOf(outbox, now).state).toBe(state);
});

test('letters that nobody sends are told, and are a fault where the agency works', () => {
  expect(caughtFinding(true).state).toBe('failed');
  expect(caughtFinding(true).todo?.th).toContain('SMTP_URL');
  expect(caughtFinding(false).state).toBe('warning');
});
