import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { CellRole, NoticeLevel, NoticeWay } from '../../../contract/index.ts';

/** A cell that the agency has set. */
export interface CellRow {
  readonly event: string;
  readonly role: CellRole;
  readonly way: NoticeWay;
  readonly level: NoticeLevel;
}

/** Only cells in which the agency differs from the module, or the module from the product. */
export function listCells(h: Handle): Promise<CellRow[]> {
  return cellsSql.all(h);
}

const cellsSql = statement(
  'notification-cell.list',
  row<CellRow>({ event: 'text', role: 'text', way: 'text', level: 'text' }),
  [],
  'select event, role, channel "way", level from notification_cell',
);

interface CellKey extends Pick<CellRow, 'event' | 'role' | 'way'> {
  readonly level: NoticeLevel | null;
}

/** Sets these cells; those with the level null have none of their own any more. */
export async function saveCells(tx: Tx, cells: readonly CellKey[]): Promise<void> {
  const set = cells.flatMap(({ level, ...key }) => (level === null ? [] : [{ ...key, level }]));
  const cleared = cells.filter(({ level }) => level === null);
  await clearSql(
    tx,
    cleared.map(({ event }) => event),
    cleared.map(({ role }) => role),
    cleared.map(({ way }) => way),
  );
  await saveSql(
    tx,
    set.map(({ event }) => event),
    set.map(({ role }) => role),
    set.map(({ way }) => way),
    set.map(({ level }) => level),
  );
}

const clearSql = writeStatement(
  'notification-cell.clear',
  ['text[]', 'text[]', 'text[]'],
  `delete from notification_cell where (event, role, channel) in (
     select * from unnest($1::text[], $2::text[], $3::text[]))`,
);

const saveSql = writeStatement(
  'notification-cell.save',
  ['text[]', 'text[]', 'text[]', 'text[]'],
  `insert into notification_cell (event, role, channel, level)
   select * from unnest($1::text[], $2::text[], $3::text[], $4::text[])
   on conflict (event, role, channel) do update set level = excluded.level`,
);
