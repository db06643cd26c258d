import type { Handle } from '../db/database.ts';
import { row } from '../db/statement/columns.ts';
import { statement } from '../db/statement/statement.ts';

/** Number of the newest change that any process announced; 0 before the first. */
export const newestAnnounced = async (h: Handle): Promise<number> =>
  (await newestSql.first(h))?.number ?? 0;

const newestSql = statement(
  'announcement.newest',
  row<{ number: number }>({ number: 'int8' }),
  [],
  `select case when is_called then last_value else 0 end as number from announcement_number`,
);
