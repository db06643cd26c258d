import type { Tx } from '@sarn/platform-server';
import type { DocumentDetail } from '@sarn/document/contract';
import { expect } from 'vitest';
import { password } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';

type Recipients = NonNullable<DocumentDetail['letter']>['recipients'];

/** Letters to addressees outside, and access to their rows and jobs that only the server has. */
export function dispatchProbe(instance: () => OfficeInstance) {
  const db = () => instance().app.db;
  const registry = () => instance().app.services.registry;
  const recipientsOf = async (id: string): Promise<Recipients> =>
    (await instance().document('clerk.policy', id)).letter?.recipients ?? [];
  return {
    registry,
    recipientsOf,

    /** A letter signed and numbered, to the given addressees, by e-mail unless said. */
    async numbered(names: readonly string[], change: object = {}) {
      const recipients = names.map((name) => ({ name, method: 'email' }));
      const draft = { recipients, ...change };
      const id = await instance().draftLetter('officer.policy', 'outgoing', draft);
      const signatoryId = instance().person('head.policy');
      await instance().act('officer.policy', id, 'submit', { signatoryId });
      await instance().act('head.policy', id, 'sign', { password });
      const { number } = await instance().act('clerk.policy', id, 'number', {});
      return { id, number, recipients: await recipientsOf(id) };
    },

    transaction: <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
      instance().app.platform.db.transaction(work),

    /** How often the mail server deferred the letter. */
    async tries(documentId: string): Promise<number> {
      const rows = await db().query<{ tries: number }>(
        'select tries from dispatch where document_id = $1 order by attempt desc',
        [documentId],
      );
      return rows[0]?.tries ?? 0;
    },

    /** As after a process that recorded that it was sending, and was then killed. */
    async asIfKilledWhileSending(documentId: string): Promise<void> {
      await db().query('update dispatch set sending_since = now() where document_id = $1', [
        documentId,
      ]);
    },

    /** Runs jobs that wait for their time now, and waits until none is left. */
    async wakeJobs(): Promise<void> {
      const own = `name = 'registry.dispatch-mail'`;
      await db().query(`update jobs.job set start_after = now() where ${own} and state < 'active'`);
      const open = async () =>
        (await db().query(`select 1 from jobs.job where ${own} and state <= 'active'`)).length;
      await expect.poll(open, { timeout: 20_000 }).toBe(0);
    },

    /** A link of the last attempt that is valid until then, sealed with the key of the instance. */
    async linkUntil(documentId: string, until: Date): Promise<string> {
      const rows = await db().query<{ id: string }>(
        'select id from dispatch where document_id = $1 order by attempt desc',
        [documentId],
      );
      return registry().dispatch.receiptToken(rows[0]?.id ?? '', until);
    },
  };
}
