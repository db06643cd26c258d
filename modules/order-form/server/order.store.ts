import type { Handle, Tx } from '@sarn/platform-server';
import type { OrderChoice } from '../contract/index.ts';
import { orderTables } from './tables.ts';

/** The form of an order and whom it names; null where none was chosen. */
export async function findOrder(h: Handle, documentId: string): Promise<OrderChoice | null> {
  const order = await orderTables(h)
    .selectFrom('command_order')
    .select('command_type')
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  if (!order) return null;
  const people = await orderTables(h)
    .selectFrom('command_person')
    .select('person_id')
    .where('document_id', '=', documentId)
    .orderBy('place')
    .execute();
  return {
    commandType: order.command_type,
    namedPersonIds: people.map(({ person_id }) => person_id),
  };
}

/** Keeps it in place of what was chosen before. */
export async function replaceOrder(
  tx: Tx,
  documentId: string,
  { commandType, namedPersonIds }: OrderChoice,
): Promise<void> {
  await orderTables(tx).deleteFrom('command_order').where('document_id', '=', documentId).execute();
  if (commandType === '') return;
  await orderTables(tx)
    .insertInto('command_order')
    .values({ document_id: documentId, command_type: commandType })
    .execute();
  if (namedPersonIds.length === 0) return;
  await orderTables(tx)
    .insertInto('command_person')
    .values(
      namedPersonIds.map((person, at) => ({
        document_id: documentId,
        person_id: person,
        place: at + 1,
      })),
    )
    .execute();
}
