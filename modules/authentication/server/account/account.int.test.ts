import type { Tx } from '@sarn/platform-server';
import { withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHarness } from '../authentication.testing.ts';
import type { Harness } from '../authentication.testing.ts';
import type { Accounts } from './account.service.ts';

const base = withTestDatabase();
const system = { callerId: null };
let instance: Harness;

beforeAll(async () => {
  instance = await openHarness(base);
});
afterAll(() => instance.close());

function act<T>(work: (tx: Tx, accounts: Accounts) => Promise<T>) {
  return base.db.transaction((tx) => work(tx, instance.authentication.accounts));
}

describe('accounts', () => {
  test('a set password ends all sessions', async () => {
    const token = await instance.enter('clerk');
    const hash = await instance.authentication.accounts.hashPassword('Other2571');
    await act((tx, accounts) => accounts.setPassword(tx, system, instance.people.clerk, hash));
    expect((await instance.post('/verify', {}, token)).status).toBe(401);
    instance.dropped.length = 0;
    const login = { username: 'clerk', password: 'Other2571' };
    expect((await instance.post('/users/login', login)).status).toBe(200);
  });

  test('a rolled back change ends no session', async () => {
    const token = await instance.enter('head');
    const failed = act(async (tx, accounts) => {
      await accounts.setSuspended(tx, system, instance.people.head, true);
      throw new Error('on purpose');
    });
    await expect(failed).rejects.toThrow('on purpose');
    expect((await instance.post('/verify', {}, token)).status).toBe(200);
    expect(instance.dropped).toEqual([]);
  });
});
