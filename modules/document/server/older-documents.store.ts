import { writeStatement } from '@sarn/platform-server';
import type { Tx } from '@sarn/platform-server';
import type { DocumentKind } from '../contract/index.ts';
import { among } from './sql-words.store.ts';
import { documentTables } from './tables.ts';

/** A document of an older system as it is stored: finished, not classified, in no queue. */
export interface OlderDocument {
  readonly id: string;
  readonly title: string;
  readonly sender: string;
  readonly addressee: string;
  readonly letterNo: string;
  readonly letterDate: string | null;
  readonly speed: string;
  readonly note: string;
  readonly shareRef: string;
  readonly duplicateKey: string | null;
  readonly searchText: string;
  /** Instant of its registration in that system. */
  readonly at: string;
}

/** Writes documents of an older system, in one statement; nobody may read them yet. */
export async function insertOlderDocuments(
  tx: Tx,
  of: { readonly kind: DocumentKind; readonly unitId: string; readonly authorId: string },
  documents: readonly OlderDocument[],
): Promise<void> {
  await insertSql(tx, JSON.stringify(documents), of.kind, of.unitId, of.authorId);
}

const insertSql = writeStatement(
  'document.insert-older',
  ['text', 'text', 'uuid', 'uuid'],
  `insert into document (id, kind, state, title, sender, addressee, letter_no, letter_date, speed,
     secrecy, note, owner_unit_id, author_id, share_ref, duplicate_key, search_text, created_at,
     updated_at)
   select id, $2, 'CLOSED', title, sender, addressee, "letterNo", "letterDate", speed, 'normal',
     note, $3, $4, "shareRef", "duplicateKey", "searchText", at, at
   from jsonb_to_recordset($1::text::jsonb) as given (
     id uuid, title text, sender text, addressee text, "letterNo" text, "letterDate" date,
     speed text, note text, "shareRef" text, "duplicateKey" text, "searchText" text,
     at timestamptz)`,
);

/**
 * Removes documents of an older system again. Rows of other modules that refer to them must be
 * deleted before.
 *
 * @throws error 23503 of the database where another row still refers to one: it has been used since
 */
export async function deleteOlderDocuments(tx: Tx, documentIds: readonly string[]): Promise<void> {
  const tables = documentTables(tx);
  await tables.deleteFrom('document_read').where('document_id', '=', among(documentIds)).execute();
  await tables.deleteFrom('document').where('id', '=', among(documentIds)).execute();
}
