import { writeStatement } from '@sarn/platform-server';
import type { Tx } from '@sarn/platform-server';

/** Makes changes to the folders of one owner run one after the other until the transaction ends. */
export async function holdOwner(tx: Tx, ownerId: string): Promise<void> {
  await holdSql(tx, ownerId);
}

const holdSql = writeStatement(
  'owner.hold',
  ['text'],
  'select pg_advisory_xact_lock(hashtextextended($1, 1270))',
);
