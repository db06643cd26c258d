import { expect } from 'vitest';
import type { OfficeInstance } from './instance.testing.ts';

/** Holds rows as somebody else does, from now on until they are freed. */
export async function hold(office: OfficeInstance, sql: string, params: readonly string[]) {
  const { db } = office.app;
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const over = db.transaction(async (tx) => {
    await tx.query(sql, [...params]);
    begun.resolve();
    await end.promise;
  });
  await Promise.race([begun.promise, over]);
  const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const some = async (what: string) =>
    expect
      .poll(async () => (await db.query(`select ${what} ${waiting}`)).length, { timeout: 30_000 })
      .toBeGreaterThan(0);
  const free = async (): Promise<void> => {
    end.resolve();
    await over;
  };
  return {
    /** Resolves when something waits for what is held. */
    isWaitedFor: () => some('1'),
    free,
    /** Ends the connections of whoever waits for what is held, as a broken line does, and frees it. */
    async cutOff(): Promise<void> {
      try {
        await some('pg_terminate_backend(pid)');
      } finally {
        await free();
      }
    },
  };
}

/** Suspends the account of somebody at once, or opens it again; sessions stay as they are. */
export const setSuspended = (office: OfficeInstance, account: string, isSuspended: boolean) =>
  office.app.db.query('update account set is_suspended = $2 where person_id = $1', [
    ...[office.person(account), isSuspended],
  ]);
