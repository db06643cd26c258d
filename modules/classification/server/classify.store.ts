import { writeStatement } from '@sarn/platform-server';
import type { Tx } from '@sarn/platform-server';
import { contentFields, emptyRegisterFields, pickFields } from '@sarn/document/contract';
import { classificationTables } from './tables.ts';
import { changedFieldColumns, truth, word } from '@sarn/document/server';

/** Nobody reads the document until readers are named anew. */
export async function dropAllReaders(tx: Tx, documentId: string): Promise<void> {
  await classificationTables(tx)
    .deleteFrom('document_reader')
    .where('document_id', '=', documentId)
    .execute();
}

/** Puts the keys of a classified document under its present class. */
export async function moveReaders(tx: Tx, documentId: string): Promise<void> {
  await moveReadersSql(tx, documentId);
}

const moveReadersSql = writeStatement(
  'secret.move-readers',
  ['uuid'],
  `with gone as (
     delete from document_reader where document_id = $1 returning holder)
   insert into document_reader (document_id, holder)
   select distinct paper.id, sealed_holder(gone.holder, paper.secrecy)
   from gone cross join document paper
   where paper.id = $1 and sealed_holder(gone.holder, paper.secrecy) is not null
   on conflict do nothing`,
);

/** Whether the document was made known to everybody or circulated: no class takes that back. */
export async function hasOpenAudience(tx: Tx, documentId: string): Promise<boolean> {
  const { isOpen } = await classificationTables(tx)
    .selectNoFrom(({ exists, or, selectFrom }) =>
      truth(
        or([
          exists(
            selectFrom('document_reader')
              .select('holder')
              .where('document_id', '=', documentId)
              .where('holder', '=', word('everyone')),
          ),
          exists(
            selectFrom('circulation')
              .select('id')
              .where('document_id', '=', documentId)
              .where('recalled_at', 'is', null),
          ),
        ]),
      ).as('isOpen'),
    )
    .executeTakeFirstOrThrow();
  return isOpen;
}

/** What the fields hold when the content is gone. */
const emptied = changedFieldColumns(pickFields(contentFields, emptyRegisterFields));

/**
 * Deletes body, notes and words of a document, of which only the line of the register is kept from now
 * on; who did what when stays in its history.
 */
export async function blankContent(tx: Tx, documentId: string): Promise<void> {
  await classificationTables(tx)
    .updateTable('document')
    .set({ body_html: null, body_json: null, search_text: '', ...emptied })
    .where('id', '=', documentId)
    .execute();
  await classificationTables(tx)
    .updateTable('letter')
    .set({ fields: '{}' })
    .where('document_id', '=', documentId)
    .execute();
  await classificationTables(tx)
    .deleteFrom('document_find')
    .where('document_id', '=', documentId)
    .execute();
}

/** Whether the document was numbered before it was classified: then its class was given here. */
export async function wasNumberedOpenly(tx: Tx, documentId: string): Promise<boolean> {
  const entry = await classificationTables(tx)
    .selectFrom('register_entry as entry')
    .innerJoin('register', 'register.id', 'entry.register_id')
    .select('entry.id')
    .where('entry.document_id', '=', documentId)
    .where('entry.leg_id', 'is', null)
    .where('register.kind', '=', 'receive')
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}
