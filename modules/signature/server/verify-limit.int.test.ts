import { startTestApp } from '@sarn/server/testing';
import type { TestApp } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifySignature } from '../contract/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ hasRateLimits: true });
});
afterAll(() => app.close());

test('[6.09] codes are looked up a limited number of times in a minute, so that none is found by trying', async () => {
  const { max } = verifySignature.rateLimit ?? { max: 0 };
  const states: number[] = [];
  for (let at = 0; at < max + 3; at += 1) {
    const code = String(at).padStart(16, '0');
    states.push((await app.fetch(`/api/signature/verify/${code}`)).status);
  }
  expect(max).toBeGreaterThan(0);
  expect(states).toEqual([...Array.from({ length: max }, () => 200), 429, 429, 429]);
});
