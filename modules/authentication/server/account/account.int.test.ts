import { readFileSync } from 'node:fs';
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

  test('a reason of the product is kept as a code; the sentence of before becomes one', async () => {
    const { head } = instance.people;
    const kept = async () =>
      base.db.query<{ code: string | null; reason: string }>(
        'select suspend_code as code, suspend_reason as reason from account where person_id = $1',
        [head],
      );
    const gone = { code: 'directory-missing', of: 'head.ad' } as const;
    await act((tx, accounts) => accounts.setSuspended(tx, system, head, true, gone));
    expect(await kept()).toEqual([{ code: 'directory-missing', reason: 'head.ad' }]);
    await act((tx, accounts) => accounts.setSuspended(tx, system, head, true, 'ตามคำสั่ง'));
    expect(await kept()).toEqual([{ code: null, reason: 'ตามคำสั่ง' }]);
    const sentence = 'ไม่อยู่ในระบบบัญชีกลาง';
    await act((tx, accounts) => accounts.setSuspended(tx, system, head, true, sentence));
    const text = readFileSync(
      new URL('../migrations/2026-11-28-2240-suspend-code.sql', import.meta.url),
      'utf8',
    );
    await base.db.query(text.slice(text.indexOf('update account')).replace(/;\s*$/, ''));
    expect(await kept()).toEqual([{ code: 'directory-missing', reason: '' }]);
    const back = { code: 'directory-back', of: 'head.ad' } as const;
    await act((tx, accounts) => accounts.setSuspended(tx, system, head, false, back));
    expect(await kept()).toEqual([{ code: null, reason: '' }]);
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
