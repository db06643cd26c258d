import { describe, expect, test } from 'vitest';
import { fixedClock } from '@sarn/testing';
import { createCallerCache } from '@sarn/platform-server';
import { deviceLabel } from './device.rules.ts';
import { answerPause, lockMinutes } from './lockout.rules.ts';
import { newCode, newToken } from './token.ts';

const person = '01930000-0000-7000-8000-000000000002';

describe('failures', () => {
  test('lock from the tenth on', () => {
    expect([1, 9, 10, 11].map(lockMinutes)).toEqual([null, null, 15, 15]);
  });

  test('delay the answer, never longer than eight seconds', () => {
    expect([1, 3, 4, 5, 8, 50].map(answerPause)).toEqual([0, 0, 500, 1_000, 8_000, 8_000]);
  });
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge · Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile/1 Safari/604.1', 'Safari · iOS'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'Chrome · Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  ['curl/8.14.1', 'curl/8.14.1'],
  ['<script>alert(1)</script>', 'scriptalert1/script'],
  ['', '-'],
])('%s is called %s', (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label);
});

describe('secrets', () => {
  test('codes keep their leading zeros, tokens differ', () => {
    const codes = Array.from({ length: 200 }, () => newCode(8));
    expect(codes.every((code) => /^\d{8}$/.test(code))).toBe(true);
    expect(new Set(codes.map(() => newToken())).size).toBe(200);
  });
});

describe('the cache of callers', () => {
  const caller = (sessionId: string) =>
    ({
      id: person,
      sessionId,
      principals: [],
      permissions: new Set<string>(),
      language: 'th',
    }) as const;
  const far = '2027-01-01T00:00:00.000Z';

  test('keeps an entry for 30 seconds, and never longer than the session', async () => {
    const clock = fixedClock('2026-11-21T02:00:00.000Z');
    const cache = createCallerCache(clock);
    const soon = '2026-11-21T02:00:10.000Z';
    await cache.read('a', async () => ({ caller: caller('a'), expiresAt: far }));
    await cache.read('b', async () => ({ caller: caller('b'), expiresAt: soon }));
    clock.advance(10_000);
    expect([cache.find('a')?.sessionId, cache.find('b')]).toEqual(['a', undefined]);
    clock.advance(20_000);
    expect(cache.find('a')).toBeUndefined();
  });

  test('does not keep what was read while something was dropped', async () => {
    const cache = createCallerCache(fixedClock('2026-11-21T02:00:00.000Z'));
    const read = await cache.read('a', async () => {
      cache.dropSessions(['a']);
      return { caller: caller('a'), expiresAt: far };
    });
    expect([read?.sessionId, cache.find('a')]).toEqual(['a', undefined]);
  });
});
