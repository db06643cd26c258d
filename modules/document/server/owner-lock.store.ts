import { writeStatement } from '@sarn/platform-server';
import type { Tx } from '@sarn/platform-server';

/** Lets changes to the folders of one owner pass one by one, to the end of the transaction. */
export async function holdOwner(tx: Tx, ownerId: string): Promise<void> {
  await holdSql(tx, ownerId);
}

const holdSql = writeStatement(
  'owner.hold',
  ['text'],
  'select pg_advisory_xact_lock(hashtextextended($1, 1270))',
);
