import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTestDatabase } from '@sarn/testing';
import { authenticationLimits } from '../../contract/index.ts';
import { openHarness, password } from '../authentication.testing.ts';
import type { Harness } from '../authentication.testing.ts';
import { createAttempts } from './attempts.ts';

const base = withTestDatabase();
let instance: Harness;

beforeAll(async () => {
  instance = await openHarness(base, { singleSession: false });
});
afterAll(() => instance.close());

/** As strangers at many addresses do, each with a guess or two. */
async function guessed(name: string): Promise<void> {
  const attempts = createAttempts(instance.clock);
  for (let turn = 0; turn < authenticationLimits.failuresOfName; turn += 1) {
    await attempts.take(base.db, { name, ip: `198.51.100.${turn}` });
  }
}

test('guesses at a name from many addresses end, and its owner is let in where they usually are', async () => {
  await instance.enter('head');
  await guessed('head');
  await guessed('nobody.here');
  const from = async (ip: string, username: string) => {
    const { status, body } = await instance.postFrom(ip, '/users/login', { username, password });
    return [status, body.code];
  };
  const refused = [429, 'platform.too-many-requests'];
  expect(await from('203.0.113.9', 'head')).toEqual(refused);
  expect(await from('203.0.113.9', 'nobody.here')).toEqual(refused);
  // Refused ones are no further attempts: the count does not grow by them.
  expect(await from('203.0.113.9', 'head')).toEqual(refused);
  expect((await from('127.0.0.1', 'head'))[0]).toBe(200);
  // The right password has ended the count, and nobody else was concerned.
  expect((await from('203.0.113.9', 'head'))[0]).toBe(200);
  expect((await from('203.0.113.9', 'clerk'))[0]).toBe(200);
});

test('the limit ends with the guesses', async () => {
  await guessed('officer');
  instance.clock.advance(authenticationLimits.failureMinutes * 60_000 + 1000);
  const sent = { username: 'officer', password };
  expect((await instance.postFrom('203.0.113.9', '/users/login', sent)).status).toBe(200);
});
