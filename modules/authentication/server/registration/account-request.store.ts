import type { Instant } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Insertable, Kysely } from 'kysely';
import type { AccountRequest } from '../../contract/index.ts';
import type { AccountRequestTable, AuthenticationTables } from '../authentication.tables.gen.ts';

/** @returns false when a request of this address is already waiting */
export async function insertRequest(
  tx: Tx,
  row: Insertable<AccountRequestTable>,
): Promise<boolean> {
  const result = await (tx.sql as Kysely<AuthenticationTables>)
    .insertInto('account_request')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const select = `select r.id, r.first_name "firstName", r.last_name "lastName", r.email,
    r.unit_text unit, r.position_text "position", r.reason, r.status, r.created_at "createdAt",
    r.decided_at "decidedAt",
    coalesce(m.prefix_th || m.first_name_th || ' ' || m.last_name_th, '') "decidedBy"
  from account_request r left join person m on m.id = r.decided_by`;

/** The waiting ones, oldest first. */
export const listOpenRequests = (db: Handle): Promise<AccountRequest[]> =>
  db.query<AccountRequest>(
    `${select} where r.status = 'open' order by r.created_at, r.id limit 500`,
  );

/** The last hundred that were decided, newest first. */
export const listDecidedRequests = (db: Handle): Promise<AccountRequest[]> =>
  db.query<AccountRequest>(
    `${select} where r.status <> 'open' order by r.decided_at desc, r.id desc limit 100`,
  );

/** Locks the request until the transaction ends: two administrators cannot both decide. */
export async function lockRequestForUpdate(
  tx: Tx,
  id: string,
): Promise<AccountRequest | undefined> {
  const rows = await tx.query<AccountRequest>(`${select} where r.id = $1 for update of r`, [id]);
  return rows[0];
}

export async function decideRequest(
  tx: Tx,
  id: string,
  decision: {
    readonly status: 'approved' | 'declined';
    readonly by: string;
    readonly at: Instant;
    readonly accountId: string | null;
  },
): Promise<void> {
  await tx.query(
    `update account_request set status = $2, decided_by = $3, decided_at = $4, account_id = $5
     where id = $1`,
    [id, decision.status, decision.by, decision.at, decision.accountId],
  );
}
