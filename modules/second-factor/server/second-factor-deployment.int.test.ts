import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTestDatabase } from '@sarn/testing';
import { openHarness, password } from '@sarn/authentication/testing';
import type { Harness } from '@sarn/authentication/testing';
import { factorCalls, withFactors } from './second-factor.testing.ts';

const base = withTestDatabase();
const own = '/identity/second-factor';
let instance: Harness;
const calls = factorCalls(() => instance);

beforeAll(async () => {
  instance = await openHarness(base, withFactors());
});
afterAll(() => instance.close());

test('[2.16] where none is offered none can be set up, and older ones are not used', async () => {
  // As after a deployment has switched one-time codes off.
  await base.db.query(
    `insert into one_time_key (account_id, secret, created_at, confirmed_at, last_step)
     select id, 'sealed', now(), now(), 0 from account where username = 'clerk'`,
  );
  const token = await instance.enter('clerk');
  const state = await calls.state(token);
  expect([state.oneTimeCodes.isOffered, state.passkeys.isOffered]).toEqual([false, false]);
  const answers = [
    await calls.post(`${own}/app/begin`, { password }, token),
    await calls.post(`${own}/passkey/begin`, { password }, token),
    await calls.post('/users/passkey-options', {}),
    await calls.post('/users/passkey-login', {}),
  ];
  for (const { status, body } of answers) {
    expect([status, body.code]).toEqual([403, 'identity.not-offered']);
  }
});
