import { thaiSortKey } from '@sarn/kernel';
import { writeStatement } from '@sarn/platform-server';
import type { Tx } from '@sarn/platform-server';

interface Named {
  readonly code: string;
  readonly nameTh: string;
}

const sortSql = writeStatement(
  'position.sort-keys',
  ['text[]', 'text[]'],
  `update "position" set sort_key = asked.key from unnest($1::text[], $2::text[]) as asked (code, key)
   where "position".code = asked.code`,
);

/** Keeps the places of positions in Thai dictionary order, after their names were written. */
export async function sortPositions(tx: Tx, rows: readonly Named[]): Promise<void> {
  if (rows.length === 0) return;
  await sortSql(
    tx,
    rows.map(({ code }) => code),
    rows.map(({ nameTh }) => thaiSortKey(nameTh)),
  );
}
