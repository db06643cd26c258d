import type { Tx } from '../db/database.ts';
import { writeStatement } from '../db/statement/statement.ts';

/**
 * Writes some 700 kB where the tables are, and leaves nothing.
 *
 * @throws the database's error 53100 while its disk is full
 */
export function probeSpace(tx: Tx): Promise<void> {
  return probeSql(tx);
}

const probeSql = writeStatement(
  'storage.probe-space',
  [],
  `create temporary table space_probe on commit drop as
   select n from generate_series(1, 20000) n`,
);
