import { row, statement } from '@sarn/platform-server';
import type { Tx } from '@sarn/platform-server';
import type { RetentionItemState } from '../contract/index.ts';
import type { DestroyedFile } from '@sarn/document/server';
import { retentionTables } from './tables.ts';
import { word } from '@sarn/document/server';

export interface Work {
  readonly documentId: string;
  readonly state: RetentionItemState;
}

/**
 * The next document of a list that is to be destroyed, those begun first; locked until the
 * transaction ends.
 */
export async function takeWork(tx: Tx, listId: string): Promise<Work | undefined> {
  return takeWorkSql.first(tx, listId);
}

const takeWorkSql = statement(
  'retention.take-work',
  row<Work>({ documentId: 'uuid', state: 'text' }),
  ['uuid'],
  `select document_id as "documentId", state from retention_item
   where list_id = $1 and decision = 'destroy' and state in ('listed', 'erasing')
   order by state = 'listed', seq limit 1 for update`,
);

/** What prevents the destruction now; the document must be locked already. */
export async function obstacleOf(tx: Tx, documentId: string, day: string): Promise<string | null> {
  return (await obstacleSql.first(tx, documentId, day))?.obstacle ?? null;
}

const obstacleSql = statement(
  'retention.obstacle-of',
  row<{ obstacle: string | null }>({ obstacle: 'text?' }),
  ['uuid', 'date'],
  `select retention_obstacle($1, $2) as obstacle`,
);

function item(tx: Tx, listId: string, documentId: string) {
  return retentionTables(tx)
    .updateTable('retention_item')
    .where('list_id', '=', listId)
    .where('document_id', '=', documentId);
}

/** From here on a legal hold comes too late. */
export async function setErasing(tx: Tx, listId: string, documentId: string): Promise<void> {
  await item(tx, listId, documentId).set({ state: 'erasing' }).execute();
}

export async function spare(
  tx: Tx,
  listId: string,
  documentId: string,
  obstacle: string,
): Promise<void> {
  await item(tx, listId, documentId).set({ state: 'spared', obstacle, is_open: false }).execute();
}

export async function setErased(
  tx: Tx,
  listId: string,
  documentId: string,
  done: { readonly at: string; readonly files: readonly DestroyedFile[] },
): Promise<void> {
  const erased = done.files.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 }));
  await item(tx, listId, documentId)
    .set({
      state: 'destroyed',
      destroyed_at: done.at,
      erased: JSON.stringify(erased),
      is_open: false,
    })
    .execute();
}

/** How many of a list were destroyed and spared. */
export function countDone(tx: Tx, listId: string) {
  return retentionTables(tx)
    .selectFrom('retention_item')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('state', '=', word('destroyed')).as('destroyed'),
      fn.countAll<number>().filterWhere('state', '=', word('spared')).as('spared'),
    ])
    .where('list_id', '=', listId)
    .executeTakeFirstOrThrow();
}
