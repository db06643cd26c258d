import type { Instant } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Insertable } from 'kysely';
import type { AccountRequest } from '../../contract/index.ts';
import type { AccountRequestTable } from '../authentication.tables.gen.ts';
import { authenticationTables } from '../tables.ts';

/** @returns false when a request of this address is already waiting */
export async function insertRequest(
  tx: Tx,
  values: Insertable<AccountRequestTable>,
): Promise<boolean> {
  const result = await authenticationTables(tx)
    .insertInto('account_request')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const select = `select r.id, r.first_name "firstName", r.last_name "lastName", r.email,
    r.unit_text unit, r.position_text "position", r.reason, r.status, r.created_at "createdAt",
    r.decided_at "decidedAt",
    coalesce(m.prefix_th || m.first_name_th || ' ' || m.last_name_th, '') "decidedBy"
  from account_request r left join person m on m.id = r.decided_by`;

const request = row<AccountRequest>({
  id: 'uuid',
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  unit: 'text',
  position: 'text',
  reason: 'text',
  status: 'text',
  createdAt: 'timestamptz',
  decidedAt: 'timestamptz?',
  decidedBy: 'text',
});

const openSql = statement(
  'account-request.open',
  request,
  [],
  `${select} where r.status = 'open' order by r.created_at, r.id limit 500`,
);

/** The waiting ones, oldest first. */
export const listOpenRequests = (db: Handle): Promise<AccountRequest[]> => openSql.all(db);

const decidedSql = statement(
  'account-request.decided',
  request,
  [],
  `${select} where r.status <> 'open' order by r.decided_at desc, r.id desc limit 100`,
);

/** The last hundred that were decided, newest first. */
export const listDecidedRequests = (db: Handle): Promise<AccountRequest[]> => decidedSql.all(db);

const lockSql = statement(
  'account-request.lock',
  request,
  ['uuid'],
  `${select} where r.id = $1 for update of r`,
);

/** Locks the request until the transaction ends: two administrators cannot both decide. */
export function lockRequestForUpdate(tx: Tx, id: string): Promise<AccountRequest | undefined> {
  return lockSql.first(tx, id);
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
  await authenticationTables(tx)
    .updateTable('account_request')
    .set({
      status: decision.status,
      decided_by: decision.by,
      decided_at: decision.at,
      account_id: decision.accountId,
    })
    .where('id', '=', id)
    .execute();
}
