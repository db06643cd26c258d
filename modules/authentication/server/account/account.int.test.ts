import type { Tx } from '@sarn/platform-server';
import { withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHarness } from '../authentication.testing.ts';
import type { Harness } from '../authentication.testing.ts';
import type { Accounts } from './account.service.ts';

const base = withTestDatabase();
const system = { callerId: null };
let house: Harness;

beforeAll(async () => {
  house = await openHarness(base);
});
afterAll(() => house.close());

function act<T>(work: (tx: Tx, accounts: Accounts) => Promise<T>) {
  return base.db.transaction((tx) => work(tx, house.authentication.accounts));
}

describe('accounts', () => {
  test('a set password ends all sessions', async () => {
    const token = await house.enter('clerk');
    const hash = await house.authentication.accounts.hashPassword('Other2571');
    await act((tx, accounts) => accounts.setPassword(tx, system, house.people.clerk, hash));
    expect((await house.post('/verify', {}, token)).status).toBe(401);
    house.dropped.length = 0;
    const login = { username: 'clerk', password: 'Other2571' };
    expect((await house.post('/users/login', login)).status).toBe(200);
  });

  test('a rolled back change ends no session', async () => {
    const token = await house.enter('head');
    const failed = act(async (tx, accounts) => {
      await accounts.setSuspended(tx, system, house.people.head, true);
      throw new Error('on purpose');
    });
    await expect(failed).rejects.toThrow('on purpose');
    expect((await house.post('/verify', {}, token)).status).toBe(200);
    expect(house.dropped).toEqual([]);
  });
});
