import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTestDatabase } from '@sarn/testing';
import { openHarness } from '@sarn/authentication/testing';
import type { Harness } from '@sarn/authentication/testing';
import { factorCalls, secondFactor } from './second-factor.testing.ts';

const base = withTestDatabase();

describe('[2.16] where several sessions may be open', () => {
  let instance: Harness;
  const calls = factorCalls(() => instance);
  beforeAll(async () => {
    instance = await openHarness(base, { ...secondFactor, singleSession: false });
  });
  afterAll(() => instance.close());

  test('the sessions that the password alone had opened before are listed, and can be ended', async () => {
    const earlier = await instance.enter('head');
    instance.clock.advance(1000);
    const token = await instance.enter('head');
    expect((await calls.state(token)).earlierSessions).toEqual([]);
    const { secret } = await calls.addApp(token);
    const [row, ...others] = (await calls.state(token)).earlierSessions;
    expect(others).toEqual([]);
    expect(row).toMatchObject({ isCurrent: false });
    const ended = await instance.post('/identity/sessions/revoke', { sessionId: row?.id }, token);
    expect(ended.status).toBe(200);
    expect((await instance.post('/verify', {}, earlier)).status).toBe(401);
    const entered = await calls.answer(await calls.ticket('head'), { code: calls.code(secret) });
    expect(entered.status).toBe(200);
    expect((await calls.state(token)).earlierSessions).toEqual([]);
  });
});
