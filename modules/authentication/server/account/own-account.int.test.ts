import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTestDatabase } from '@sarn/testing';
import { openHarness } from '../authentication.testing.ts';
import type { Harness } from '../authentication.testing.ts';

const base = withTestDatabase();
let instance: Harness;
let token: string;

beforeAll(async () => {
  instance = await openHarness(base, { singleSession: false });
  token = await instance.enter('officer');
});
afterAll(() => instance.close());

interface Account {
  readonly username: string;
  readonly adUser: string | null;
  readonly methods: readonly { readonly kind: string }[];
  readonly signIns: readonly {
    readonly endReason: string | null;
    readonly endedAt: string | null;
  }[];
}
const account = async (of: string) =>
  (await instance.get('/identity/account', of)).body as unknown as Account;

describe('[2.16] the own account', () => {
  test('returns names, ways to sign in and the last sign-ins with their ends', async () => {
    instance.clock.advance(1000);
    const first = await instance.enter('clerk');
    instance.clock.advance(1000);
    const second = await instance.enter('clerk');
    await instance.post('/logout', {}, first);
    const own = await account(second);
    expect(own).toMatchObject({ username: 'clerk', adUser: null });
    expect(own.methods).toMatchObject([{ kind: 'password' }]);
    const ends = own.signIns.slice(0, 2).map(({ endReason }) => endReason);
    expect(ends).toEqual([null, 'signed-out']);
    instance.clock.advance(8 * 86_400_000);
    const later = await account(await instance.enter('clerk'));
    expect(later.signIns[1]).toMatchObject({ endReason: 'expired' });
    token = await instance.enter('officer');
  });

  test('names the user of the directory where there is one', async () => {
    await base.db.query(
      `update account set directory_name = 'AGENCY\\director' where username = 'director'`,
    );
    const { body } = await instance.get('/identity/account', token);
    expect(body).toMatchObject({ adUser: null });
    await base.db.query(
      `update account set directory_name = 'AGENCY\\officer' where username = 'officer'`,
    );
    expect(await account(token)).toMatchObject({
      adUser: 'AGENCY\\officer',
      methods: [{ kind: 'directory', detail: 'AGENCY\\officer' }],
    });
    await base.db.query('update account set directory_name = null');
  });
});
