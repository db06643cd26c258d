import { accounts } from './agency.testing.ts';
import type { TestInstance } from './test-instance.testing.ts';

/** Accounts for whom the permission rule of the database is true. */
export async function readersOf(
  instance: TestInstance,
  documentId: string,
): Promise<ReadonlySet<string>> {
  const readers = await Promise.all(
    accounts.map(async (account) => {
      const principals = await principalsOf(instance, account);
      const [row] = await instance.app.db.query<{ may: boolean }>(
        'select may_read_document($1, $2) as may',
        [documentId, principals],
      );
      return row?.may ? [account] : [];
    }),
  );
  return new Set(readers.flat());
}

/** Keys of the account as its session has them now. */
export async function principalsOf(
  instance: TestInstance,
  account: string,
): Promise<readonly string[]> {
  const { authentication } = instance.app.services;
  const origin = { ip: '127.0.0.1', userAgent: 'test' };
  const caller = await authentication.authenticate(await instance.token(account), origin);
  if (!caller) throw new Error(`${account} has no session`);
  return caller.principals;
}
