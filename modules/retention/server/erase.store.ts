import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Tx } from '@sarn/platform-server';
import type { RetentionItemState } from '../contract/index.ts';
import { contentFields, queueWordFields, registerFields } from '@sarn/document/contract';
import type { DestroyedFile } from '@sarn/document/server';
import { emptiedFields, textOfFields } from '@sarn/document/server';
import { retentionTables } from './tables.ts';
import { word } from '@sarn/document/server';

export interface Work {
  readonly documentId: string;
  readonly state: RetentionItemState;
}

/** The next document of a list that is to be destroyed, those begun first; held until the end. */
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

/** What is against the destruction now; the document must be held already. */
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

/** From here on nobody opens it, and no hold comes in time any more. */
export async function markErasing(
  tx: Tx,
  listId: string,
  documentId: string,
  mark: { readonly at: string; readonly note: string },
): Promise<void> {
  await item(tx, listId, documentId).set({ state: 'erasing' }).execute();
  await retentionTables(tx)
    .updateTable('document')
    .set({ destroyed_at: mark.at, destroyed_note: mark.note })
    .where('id', '=', documentId)
    .execute();
}

export async function spare(
  tx: Tx,
  listId: string,
  documentId: string,
  obstacle: string,
): Promise<void> {
  await item(tx, listId, documentId).set({ state: 'spared', obstacle, is_open: false }).execute();
}

/**
 * Texts of a document outside its files: its body, what was noted, ordered, instructed, said and
 * answered on its way, and its words in the search. What a register shows stays: number, subject,
 * dates, parties; and who did what when.
 */
export async function blankTexts(tx: Tx, documentId: string): Promise<void> {
  await blankDocument(tx, documentId);
  const tables = retentionTables(tx);
  await tables
    .updateTable('document_event')
    .set({ note: '', detail: '[]', file_ids: [] })
    .where('document_id', '=', documentId)
    .execute();
  await tables
    .updateTable('document_leg')
    .set({ note: '', last_instruction: '' })
    .where('document_id', '=', documentId)
    .execute();
  await tables
    .updateTable('document_job')
    .set({ instruction: '' })
    .where('document_id', '=', documentId)
    .execute();
  await blankSending(tx, documentId);
  await tables.deleteFrom('queue_item').where('document_id', '=', documentId).execute();
  await tables.deleteFrom('document_find').where('document_id', '=', documentId).execute();
}

/** Words by which it is found that do not go with the content. */
const keptWordFields = queueWordFields.filter((name) => !registerFields[name].isContent);

const blankDocument = writeStatement(
  'retention.blank-document',
  ['uuid'],
  `update document set body_html = null, body_json = null, last_instruction = '',
     order_recipients = '[]', ${emptiedFields(contentFields)},
     search_text = search_fold(concat_ws(' ', ${textOfFields(keptWordFields)})),
     version = version + 1 where id = $1`,
);

/** The same of what went out: the letter, its addressees and attempts, and who was told of it. */
async function blankSending(tx: Tx, documentId: string): Promise<void> {
  const tables = retentionTables(tx);
  await tables
    .updateTable('letter')
    .set({ fields: '{}' })
    .where('document_id', '=', documentId)
    .execute();
  await tables
    .updateTable('letter_recipient')
    .set({ note: '' })
    .where('document_id', '=', documentId)
    .execute();
  await tables
    .updateTable('dispatch')
    .set({ detail: '', signature: '' })
    .where('document_id', '=', documentId)
    .execute();
  await tables
    .updateTable('publication')
    .set({ minutes: null, search_text: '' })
    .where('document_id', '=', documentId)
    .execute();
  await tables
    .updateTable('circulation')
    .set({ note: '' })
    .where('document_id', '=', documentId)
    .execute();
  await tables
    .updateTable('circulation_recipient')
    .set({ answer: '' })
    .where('document_id', '=', documentId)
    .execute();
}

export async function markDestroyed(
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
