import { writeStatement } from '@sarn/platform-server';
import type { Tx } from '@sarn/platform-server';
import { among, word } from './sql-words.store.ts';
import { documentTables } from './tables.ts';

/** A sending in one of these states needs nothing more from the unit to which it went. */
export const endedSendings = [
  'CLOSED',
  'RESENT',
  'SETTLED',
  'RETURNED',
  'AUTO_RETURNED',
  'RECALLED',
] as const;

/** Duties for which work can wait. */
const duties = ['clerk', 'head', 'deputy', 'secretary', 'sr1', 'sr2', 'sr3'];

/** Every key of a unit for which work can wait. */
export const workKeysOf = (unitId: string): string[] => duties.map((duty) => `${duty}:${unitId}`);

/**
 * Transfers the work on these documents from one unit to another: their sendings, their owner, who
 * may recall them, and their queue entries with their age. The documents must be locked.
 */
export async function transferWork(
  tx: Tx,
  { fromUnitId, toUnitId }: { readonly fromUnitId: string; readonly toUnitId: string },
  documentIds: readonly string[],
): Promise<void> {
  const from = workKeysOf(fromUnitId);
  const to = workKeysOf(toUnitId);
  await documentTables(tx)
    .updateTable('document_transmission')
    .set({ to_unit_id: toUnitId })
    .where('document_id', '=', among(documentIds))
    .where('to_unit_id', '=', fromUnitId)
    .where(
      'state',
      'not in',
      endedSendings.map((state) => word(state)),
    )
    .execute();
  await moveSenders(tx, documentIds, fromUnitId, toUnitId);
  await moveOwners(tx, documentIds, fromUnitId, toUnitId, from, to);
  await moveQueues(tx, documentIds, from, to);
}

const moveSenders = writeStatement(
  'transfer.move-senders',
  ['uuid[]', 'text', 'text'],
  `update document_transmission set from_principals = array_replace(from_principals, 'clerk:' || $2, 'clerk:' || $3)
   where document_id = any ($1::uuid[]) and ('clerk:' || $2) = any (from_principals)`,
);

const moveOwners = writeStatement(
  'transfer.move-owners',
  ['uuid[]', 'uuid', 'uuid', 'text[]', 'text[]'],
  `update document set
     owner_unit_id = case when owner_unit_id = $2::uuid then $3::uuid else owner_unit_id end,
     presented_principal = coalesce(($5::text[])[array_position($4::text[], presented_principal)],
                                 presented_principal),
     registry_unit_id = case when registry_unit_id = $2::uuid then $3::uuid
                             else registry_unit_id end,
     version = version + 1
   where id = any ($1::uuid[])`,
);

const moveQueues = writeStatement(
  'transfer.move-queues',
  ['uuid[]', 'text[]', 'text[]'],
  `with gone as (
     delete from queue_item where document_id = any ($1::uuid[]) and principal = any ($2::text[])
     returning *)
   insert into queue_item (subject_key, code, principal, document_id, transmission_id, assignment_id, since, due_date,
     due_time)
   select subject_key, code, ($3::text[])[array_position($2::text[], principal)], document_id, transmission_id,
          assignment_id, since, due_date, due_time
   from gone on conflict do nothing`,
);

/** Marks sendings as given back by the system, because their receiver does not exist any more. */
export async function returnSendings(tx: Tx, ids: readonly string[]): Promise<void> {
  await documentTables(tx)
    .updateTable('document_transmission')
    .set({ state: 'AUTO_RETURNED' })
    .where('id', '=', among(ids))
    .execute();
}
