import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';

/**
 * Which of these documents the permission rule lets the principals read, and which of the arrivals
 * are in a queue that they keep; unknown ids are left out.
 */
export async function listReadable(
  h: Handle,
  principals: readonly string[],
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  return (await readableSql.all(h, [...new Set(ids)], principals)).map(({ id }) => id);
}

const readableSql = statement(
  'incoming.list-readable',
  row<{ id: string }>({ id: 'uuid' }),
  ['uuid[]', 'text[]'],
  `select id from unnest($1::uuid[]) asked (id) where may_read_document(id, $2)
     or exists (select from arrival come where come.id = asked.id
                  and 'clerk:' || come.owner_unit_id = any ($2))`,
);
