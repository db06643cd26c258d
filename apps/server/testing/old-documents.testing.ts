import type { Database } from '@sarn/platform-server';

/**
 * Makes documents older by some years. History is append-only, also for the program;
 * only the owner of the database can do this, and no call of the product does.
 */
export async function makeOld(
  db: Database,
  documentIds: readonly string[],
  years: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    for (const sql of [
      `update document_event set at = at - $2 * interval '1 year' where document_id = any ($1::uuid[])`,
      `update document set created_at = created_at - $2 * interval '1 year',
         letter_date = letter_date - $2 * interval '1 year' where id = any ($1::uuid[])`,
    ]) {
      await tx.query(sql, [documentIds, years]);
    }
  });
}
