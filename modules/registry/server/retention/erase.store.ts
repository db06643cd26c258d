import type { Tx } from '@sarn/platform-server';
import type { RetentionItemState } from '../../contract/index.ts';
import type { DestroyedFile } from '../ports.ts';

export interface Work {
  readonly documentId: string;
  readonly state: RetentionItemState;
}

/** The next paper of a list that is to be destroyed, those begun first; held until the end. */
export async function takeWork(tx: Tx, listId: string): Promise<Work | undefined> {
  const rows = await tx.query<Work>(
    `select document_id as "documentId", state from retention_item
     where list_id = $1 and decision = 'destroy' and state in ('listed', 'erasing')
     order by state = 'listed', seq limit 1 for update`,
    [listId],
  );
  return rows[0];
}

/** What is against the destruction now; the paper must be held already. */
export async function obstacleOf(tx: Tx, documentId: string, day: string): Promise<string | null> {
  const rows = await tx.query<{ obstacle: string | null }>(
    `select retention_obstacle($1, $2) as obstacle`,
    [documentId, day],
  );
  return rows[0]?.obstacle ?? null;
}

/** From here on nobody opens it, and no hold comes in time any more. */
export async function markErasing(
  tx: Tx,
  listId: string,
  documentId: string,
  mark: { readonly at: string; readonly note: string },
): Promise<void> {
  await tx.query(
    `update retention_item set state = 'erasing' where list_id = $1 and document_id = $2`,
    [listId, documentId],
  );
  await tx.query(`update document set destroyed_at = $2, destroyed_note = $3 where id = $1`, [
    documentId,
    mark.at,
    mark.note,
  ]);
}

export async function spare(
  tx: Tx,
  listId: string,
  documentId: string,
  obstacle: string,
): Promise<void> {
  await tx.query(
    `update retention_item set state = 'spared', obstacle = $3, is_open = false
     where list_id = $1 and document_id = $2`,
    [listId, documentId, obstacle],
  );
}

/**
 * Texts of a paper outside its files: its body, what was noted, ordered, instructed, said and
 * answered on its way, and its words in the search. What a register shows stays: number, subject,
 * dates, parties; and who did what when.
 */
const blanks: readonly string[] = [
  `update document set body_html = null, body_json = null, note = '', last_instruction = '',
     order_recipients = '[]', search_text = search_fold(concat_ws(' ', title, letter_no, sender,
       addressee)), version = version + 1 where id = $1`,
  `update document_event set note = '', detail = '[]', file_ids = '{}' where document_id = $1`,
  `update document_leg set note = '', last_instruction = '' where document_id = $1`,
  `update document_job set instruction = '' where document_id = $1`,
  `update letter set fields = '{}' where document_id = $1`,
  `update letter_recipient set note = '' where document_id = $1`,
  `update dispatch set detail = '', signature = '' where document_id = $1`,
  `update publication set minutes = null, search_text = '' where document_id = $1`,
  `update circulation set note = '' where document_id = $1`,
  `update circulation_recipient set answer = '' where document_id = $1`,
  `delete from queue_item where document_id = $1`,
  `delete from document_find where document_id = $1`,
];

export async function blankTexts(tx: Tx, documentId: string): Promise<void> {
  for (const sql of blanks) await tx.query(sql, [documentId]);
}

export async function markDestroyed(
  tx: Tx,
  listId: string,
  documentId: string,
  done: { readonly at: string; readonly files: readonly DestroyedFile[] },
): Promise<void> {
  await tx.query(
    `update retention_item set state = 'destroyed', destroyed_at = $3, erased = $4::text::jsonb,
       is_open = false where list_id = $1 and document_id = $2`,
    [
      listId,
      documentId,
      done.at,
      JSON.stringify(done.files.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 }))),
    ],
  );
}

/** How many of a list were destroyed and spared. */
export async function countDone(tx: Tx, listId: string) {
  const rows = await tx.query<{ destroyed: number; spared: number }>(
    `select count(*) filter (where state = 'destroyed') as destroyed,
            count(*) filter (where state = 'spared') as spared
     from retention_item where list_id = $1`,
    [listId],
  );
  return rows[0] ?? { destroyed: 0, spared: 0 };
}
