import { afterEach, expect, it } from 'vitest';
import type { DocsAccess } from '@sarn/platform-server';
import { sampleInstance } from '../sample.demo.ts';
import { startTestApp } from '../testing.ts';
import type { TestApp } from '../testing.ts';

/* The API document tells a stranger every call: in production it is for those signed in. */

let app: TestApp | undefined;
afterEach(() => app?.close());

const cookie = `sarn_device=${'c'.repeat(43)}`;

/** Statuses for a stranger, a program with a token, a browser with a cookie, and a made-up one. */
async function statuses(docs: DocsAccess | undefined, isProduction: boolean) {
  const sample = sampleInstance();
  app = await startTestApp({
    compose: (platform) => ({
      ...sample(platform),
      isSignedInDevice: async (secret) => cookie.endsWith(secret),
    }),
    config: { isProduction },
    ...(docs ? { docs } : {}),
  });
  const found: number[] = [];
  const callers: Record<string, string>[] = [
    {},
    { authorization: 'Bearer token-of-anong' },
    { cookie },
    { cookie: `sarn_device=${'d'.repeat(43)}`, authorization: 'Bearer token-of-nobody' },
  ];
  for (const headers of callers) found.push((await app.fetch('/docs/json', { headers })).status);
  const page = await app.fetch('/docs/', {});
  return [...found, page.status];
}

it.each([
  ['in production, for those signed in', undefined, true, [401, 200, 200, 401, 401]],
  ['elsewhere, for everybody', undefined, false, [200, 200, 200, 200, 200]],
  ['when set to signed-in', 'signed-in', false, [401, 200, 200, 401, 401]],
  ['when set to open', 'open', true, [200, 200, 200, 200, 200]],
  ['when set to off', 'off', true, [404, 404, 404, 404, 404]],
] as const)('%s', async (_what, docs, isProduction, expected) => {
  expect(await statuses(docs, isProduction)).toEqual(expected);
});
