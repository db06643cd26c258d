import type { Tx } from '@sarn/platform-server';
import type { Registry } from '@sarn/registry/server';
import { expect } from 'vitest';
import type { Office } from './office.testing.ts';

/** What only somebody beside the server can see or do of letters on their way out. */
export function dispatchProbe(office: () => Office) {
  const db = () => office().app.db;
  const registry = () => office().service<Registry>('registry');
  return {
    registry,
    transaction: <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
      office().app.platform.db.transaction(work),

    /** How often the mail server put the letter off. */
    async tries(documentId: string): Promise<number> {
      const rows = await db().query<{ tries: number }>(
        'select tries from dispatch where document_id = $1 order by attempt desc',
        [documentId],
      );
      return rows[0]?.tries ?? 0;
    },

    /** A process that wrote down that it sends, and was never heard of again. */
    async asIfKilledWhileSending(documentId: string): Promise<void> {
      await db().query('update dispatch set sending_since = now() where document_id = $1', [
        documentId,
      ]);
    },

    /** Lets jobs that wait for their time run now, and waits until none is left. */
    async wakeJobs(): Promise<void> {
      const own = `name = 'registry.dispatch-mail'`;
      await db().query(`update jobs.job set start_after = now() where ${own} and state < 'active'`);
      const open = async () =>
        (await db().query(`select 1 from jobs.job where ${own} and state <= 'active'`)).length;
      await expect.poll(open, { timeout: 20_000 }).toBe(0);
    },

    /** A link of the last attempt that counts until then, sealed with the key of the house. */
    async linkUntil(documentId: string, until: Date): Promise<string> {
      const rows = await db().query<{ id: string }>(
        'select id from dispatch where document_id = $1 order by attempt desc',
        [documentId],
      );
      return registry().dispatch.receiptToken(rows[0]?.id ?? '', until);
    },
  };
}
