import { writeStatement } from '@sarn/platform-server';
import type { Tx } from '@sarn/platform-server';
import {
  contentFields,
  emptyRegisterFields,
  pickFields,
  queueWordFields,
  registerFields,
} from '../contract/index.ts';
import { changedFieldColumns, emptiedFields, textOfFields } from './register-fields.store.ts';
import type { TextExtent } from './text-extent.ts';
import { documentTables } from './tables.ts';

/**
 * Marks a document as destroyed: from here on nobody opens it. Its texts are deleted by
 * `eraseTexts`.
 */
export async function markDestroyed(
  tx: Tx,
  documentId: string,
  mark: { readonly at: string; readonly note: string },
): Promise<void> {
  await documentTables(tx)
    .updateTable('document')
    .set({ destroyed_at: mark.at, destroyed_note: mark.note })
    .where('id', '=', documentId)
    .execute();
}

/** Tables of this module with texts of a document. */
export const ownTextTables = [
  'document',
  'document_event',
  'document_transmission',
  'document_assignment',
  'queue_item',
] as const;

/** Values of the fields when the content is deleted. */
const emptied = changedFieldColumns(pickFields(contentFields, emptyRegisterFields));

/** Search words that are not deleted with the content. */
const keptWordFields = queueWordFields.filter((name) => !registerFields[name].isContent);

/**
 * Deletes the texts that this module stores of a document outside its files. Of the content: body,
 * note and search words. Of all: also the notes, orders and instructions given on it, and its queue
 * entries. What a register shows stays: number, subject, dates, parties; and who did what when.
 */
export async function eraseOwnTexts(tx: Tx, documentId: string, extent: TextExtent): Promise<void> {
  if (extent === 'content') {
    await documentTables(tx)
      .updateTable('document')
      .set({ body_html: null, body_json: null, search_text: '', ...emptied })
      .where('id', '=', documentId)
      .execute();
    return;
  }
  await eraseAllSql(tx, documentId);
  await eraseWay(tx, documentId);
}

const eraseAllSql = writeStatement(
  'document.erase-all-texts',
  ['uuid'],
  `update document set body_html = null, body_json = null, last_instruction = '',
     order_recipients = '[]', ${emptiedFields(contentFields)},
     search_text = search_fold(concat_ws(' ', ${textOfFields(keptWordFields)})),
     version = version + 1 where id = $1`,
);

async function eraseWay(tx: Tx, documentId: string): Promise<void> {
  const tables = documentTables(tx);
  await tables
    .updateTable('document_event')
    .set({ note: '', detail: '[]', file_ids: [] })
    .where('document_id', '=', documentId)
    .execute();
  await tables
    .updateTable('document_transmission')
    .set({ note: '', last_instruction: '' })
    .where('document_id', '=', documentId)
    .execute();
  await tables
    .updateTable('document_assignment')
    .set({ instruction: '' })
    .where('document_id', '=', documentId)
    .execute();
  await tables.deleteFrom('queue_item').where('document_id', '=', documentId).execute();
}
