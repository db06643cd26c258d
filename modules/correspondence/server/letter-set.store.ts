import { writeStatement } from '@sarn/platform-server';
import type { Tx } from '@sarn/platform-server';
import type { LetterFields } from '../contract/index.ts';
import type { TextExtent } from '@sarn/document/server';
import { among, word } from '@sarn/document/server';
import { correspondenceTables } from './tables.ts';

/** Tables with texts of a document that `eraseLetterTexts` deletes. */
export const letterTextTables = [
  'letter',
  'letter_recipient',
  'publication',
  'consolidation',
] as const;

/** Deletes the fields that a letter or a publication has beside the document itself. */
export async function eraseLetterTexts(
  tx: Tx,
  documentId: string,
  extent: TextExtent,
): Promise<void> {
  const tables = correspondenceTables(tx);
  await tables
    .updateTable('letter')
    .set({ fields: '{}' })
    .where('document_id', '=', documentId)
    .execute();
  if (extent === 'content') return;
  await tables
    .updateTable('letter_recipient')
    .set({ note: '' })
    .where('document_id', '=', documentId)
    .execute();
  await tables
    .updateTable('publication')
    .set({ minutes: null, remarks: '', search_text: '' })
    .where('document_id', '=', documentId)
    .execute();
  await tables
    .updateTable('consolidation')
    .set({ note: '' })
    .where('document_id', '=', documentId)
    .execute();
}

/** Writes the same fields to several letters of an older system, in one statement. */
export async function insertOlderLetters(
  tx: Tx,
  kind: string,
  fields: LetterFields,
  documentIds: readonly string[],
): Promise<void> {
  if (documentIds.length === 0) return;
  await insertOlderSql(tx, documentIds, kind, JSON.stringify(fields));
}

const insertOlderSql = writeStatement(
  'letter.insert-older',
  ['uuid[]', 'text', 'text'],
  `insert into letter (document_id, kind, fields)
   select id, $2, $3::text::jsonb from unnest($1::uuid[]) id`,
);

/** Deletes letters of an older system, before their documents are deleted. */
export async function deleteOlderLetters(tx: Tx, documentIds: readonly string[]): Promise<void> {
  await correspondenceTables(tx)
    .deleteFrom('letter')
    .where('document_id', '=', among(documentIds))
    .execute();
}

/** Cancels the sending to the addressees whom the letter has not reached. */
export async function cancelRecipients(tx: Tx, documentId: string): Promise<void> {
  await correspondenceTables(tx)
    .updateTable('letter_recipient')
    .set({ state: 'CANCELLED' })
    .where('document_id', '=', documentId)
    .where('state', 'in', [word('WAITING'), word('QUEUED'), word('BOUNCED'), word('RETURNED')])
    .execute();
}
