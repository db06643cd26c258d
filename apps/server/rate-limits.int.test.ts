import { createLog } from '@sarn/platform-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app.ts';
import type { App } from './app.ts';
import { sampleInstance } from './sample.demo.ts';
import { startTestApp } from './testing.ts';
import type { TestApp } from './testing.ts';

let first: TestApp;
let second: App;

beforeAll(async () => {
  const shared = { compose: sampleInstance(), hasRateLimits: true };
  first = await startTestApp(shared);
  second = await createApp({
    ...shared,
    databaseUrl: first.databaseUrl,
    config: first.platform.config,
    log: createLog('silent'),
    maxConnections: 4,
  });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

test('a limit holds over two servers on one database, whichever is called', async () => {
  const attempt = async (app: App, name: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/sample/limited',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `username=${name}`,
    });
    return { status: answer.statusCode, wait: answer.headers['retry-after'], body: answer.json() };
  };
  const statuses: number[] = [];
  for (const app of [first, second, second]) statuses.push((await attempt(app, 'anong')).status);
  expect(statuses).toEqual([200, 200, 200]);
  for (const app of [first, second]) {
    const { status, wait, body } = await attempt(app, 'anong');
    expect(status).toBe(429);
    expect(Number(wait)).toBeGreaterThan(0);
    expect(Number(wait)).toBeLessThanOrEqual(60);
    expect(body).toMatchObject({ status: 'error', code: 'platform.too-many-requests' });
  }
  expect((await attempt(second, 'burin')).status).toBe(200);
});

test('uploads of a person are limited where the call states no limit, and nobody else is concerned', async () => {
  const upload = async (token: string) => {
    const sent = new FormData();
    sent.append('name', 'a');
    const answer = await first.fetch('/api/sample/file', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: sent,
    });
    return answer.status;
  };
  for (let turn = 0; turn < 120; turn += 1) expect(await upload('token-of-anong')).toBe(200);
  expect(await upload('token-of-anong')).toBe(429);
  expect(await upload('token-of-burin')).toBe(200);
});
