import { withTestDatabase } from '@sarn/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { openHarness, password } from '../authentication.testing.ts';

const base = withTestDatabase();
afterEach(() => vi.useRealTimers());

test('[2.09] a thousand wrong passwords without a captcha: locked, and not for ever', async () => {
  const instance = await openHarness(base, { hasRateLimits: true });
  const tryFrom = async (ip: string, given: string) =>
    instance.postFrom(ip, '/users/login', { username: 'head', password: given });
  const codes = new Set<string>();
  for (let turn = 0; turn < 1000; turn += 1) {
    codes.add((await tryFrom('203.0.113.9', `Wrong${turn}`)).body.code);
  }
  expect([...codes]).toEqual(['identity.wrong-credentials', 'platform.too-many-requests']);
  // The rate limit is for the attacker's address; the owner is only stopped by the account lock.
  expect((await tryFrom('10.0.0.1', password)).body.code).toBe('identity.wrong-credentials');
  // Rate limits use the system clock, which several processes share.
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
  instance.clock.advance(61_000);
  expect((await tryFrom('203.0.113.9', password)).status).toBe(401);
  instance.clock.advance(15 * 60_000);
  expect((await tryFrom('10.0.0.1', password)).status).toBe(200);
  await instance.close();
});
