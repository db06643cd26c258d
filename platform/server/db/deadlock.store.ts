import type { Handle } from './handle.ts';
import { row } from './statement/columns.ts';
import { statement } from './statement/statement.ts';

/**
 * The transactions of these server processes that were open when a deadlock was found just now. Whoever was waited
 * for in it had begun before the wait did, which lasted as long as the server waits until it looks for one.
 */
export async function openSinceDeadlock(h: Handle, processes: number[]): Promise<string[]> {
  return (await openSql.all(h, processes)).map(({ id }) => id);
}

const openSql = statement(
  'deadlock.open-transactions',
  row<{ id: string }>({ id: 'text' }),
  ['int4[]'],
  `select concat_ws(' ', pid, xact_start) as id from pg_stat_activity
   where pid = any($1) and xact_start < now() - current_setting('deadlock_timeout')::interval`,
);
