import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';

/**
 * Subjects of the letters of these attempts, by the attempt: only of those that the caller may read, and of no
 * classified one. A messenger carries letters without the right to read them.
 */
export async function listSlipTitles(
  h: Handle,
  dispatchIds: readonly string[],
  principals: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await titlesSql.all(h, dispatchIds, principals);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

const titlesSql = statement(
  'dispatch.slip-titles',
  row<{ id: string; title: string }>({ id: 'uuid', title: 'text' }),
  ['uuid[]', 'text[]'],
  `select dispatch.id, document.title from dispatch
     join document on document.id = dispatch.document_id
   where dispatch.id = any ($1::uuid[]) and document.secrecy = 'normal'
     and may_read_document(document.id, $2)`,
);
