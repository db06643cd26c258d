import { writeStatement } from '@sarn/platform-server';
import type { Tx } from '@sarn/platform-server';
import type { LineAct } from './reservation.store.ts';
import { lockPoints } from './point/point.store.ts';
import { lockShares } from './share/share.store.ts';
import { registerTables } from './tables.ts';

/**
 * Waits for all who are taking a number or change where documents are received. Before registers and their entries
 * are locked: whoever takes a number locks in this order.
 */
export async function lockNumbering(tx: Tx): Promise<void> {
  await lockPoints(tx);
  await lockShares(tx);
}

/** Closes the registers of a unit; their numbers stay, and no more are given. */
export async function closeRegisters(tx: Tx, unitId: string, lastDay: string): Promise<void> {
  await registerTables(tx)
    .updateTable('register')
    .set({ closed_on: lastDay })
    .where('unit_id', '=', unitId)
    .where('closed_on', 'is', null)
    .execute();
}

/** Reopens the registers of a unit; they continue after their last number. @returns how many */
export async function reopenRegisters(tx: Tx, unitId: string): Promise<number> {
  const { numUpdatedRows } = await registerTables(tx)
    .updateTable('register')
    .set({ closed_on: null })
    .where('unit_id', '=', unitId)
    .where('closed_on', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Releases the reserved numbers of the registers of a unit; they stay there, marked. */
export async function releaseReserved(
  tx: Tx,
  unitId: string,
  reason: string,
  by: LineAct,
): Promise<void> {
  const { actorId, actorName, at, requestId } = by;
  await releaseReservedSql(tx, unitId, reason, actorId, actorName, at, requestId);
}

const releaseReservedSql = writeStatement(
  'register.release-reserved',
  ['uuid', 'text', 'uuid', 'text', 'timestamptz', 'text'],
  `with ended as (
     update register_entry entry set state = 'RELEASED', reason = $2
     from register where register.id = entry.register_id and register.unit_id = $1
       and entry.state = 'RESERVED'
     returning entry.id)
   insert into register_entry_event (id, entry_id, from_state, to_state, reason, actor_id,
     actor_name, at, request_id)
   select gen_random_uuid(), id, 'RESERVED', 'RELEASED', $2, $3, $4, $5, $6 from ended`,
);
