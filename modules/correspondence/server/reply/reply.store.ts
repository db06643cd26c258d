import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { DocumentKind, DocumentState } from '@sarn/document/contract';
import { correspondenceTables } from '../tables.ts';

export interface ReplyLink {
  readonly replyId: string;
  readonly toId: string;
}

/** The letter at the other end. */
export interface ReplyRow {
  readonly documentId: string;
  readonly kind: DocumentKind;
  readonly state: DocumentState;
  readonly letterNo: string;
  readonly letterDate: string | null;
  readonly title: string;
  readonly toldAt: string | null;
}

const linked = (name: string, own: 'reply_id' | 'to_id', other: 'reply_id' | 'to_id') =>
  statement(
    name,
    row<ReplyRow>({
      documentId: 'uuid',
      kind: 'text',
      state: 'text',
      letterNo: 'text',
      letterDate: 'date?',
      title: 'text',
      toldAt: 'timestamptz?',
    }),
    ['uuid', 'text[]'],
    `select document.id as "documentId", document.kind, document.state,
       document.letter_no as "letterNo",
       document.letter_date as "letterDate", document.title, link.told_at as "toldAt"
     from document_reply link join document on document.id = link.${other}
     where link.${own} = $1 and may_read_document(document.id, $2)
       and document.state not in ('CANCELLED', 'DISAPPROVED', 'REFUSED')
     order by link.linked_at, document.id`,
  );

const ends = {
  answers: linked('reply.answers', 'reply_id', 'to_id'),
  answeredBy: linked('reply.answeredBy', 'to_id', 'reply_id'),
};

/** Letters at the other end; cancelled answers are not included. */
export function listReplyRows(
  h: Handle,
  documentId: string,
  direction: keyof typeof ends,
  principals: readonly string[],
): Promise<ReplyRow[]> {
  return ends[direction].all(h, documentId, principals);
}

/** @returns false when the link existed already */
export async function insertReply(
  tx: Tx,
  { replyId, toId }: ReplyLink,
  by: { readonly id: string; readonly at: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await correspondenceTables(tx)
    .insertInto('document_reply')
    .values({ reply_id: replyId, to_id: toId, linked_by: by.id, linked_at: by.at })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** @returns false when there was no such link */
export async function deleteReply(tx: Tx, { replyId, toId }: ReplyLink): Promise<boolean> {
  const { numDeletedRows } = await correspondenceTables(tx)
    .deleteFrom('document_reply')
    .where('reply_id', '=', replyId)
    .where('to_id', '=', toId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whether an answer to the document was told. */
export async function hasToldReply(tx: Tx, toId: string): Promise<boolean> {
  const told = await correspondenceTables(tx)
    .selectFrom('document_reply')
    .select('reply_id')
    .where('to_id', '=', toId)
    .where('told_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return told !== undefined;
}

/**
 * Marks the links of an answer as told. A link to a letter of a lower class is left out, because
 * the readers of that letter may not know that the answer exists.
 *
 * @returns ids of the answered letters that had not been told yet
 */
export async function takeUntold(tx: Tx, replyId: string, at: string): Promise<string[]> {
  const rows = await takeUntoldSql.all(tx, replyId, at);
  return rows.map(({ id }) => id);
}

const takeUntoldSql = statement(
  'reply.take-untold',
  row<{ id: string }>({ id: 'uuid' }),
  ['uuid', 'timestamptz'],
  `update document_reply link set told_at = $2
   from document reply, document answered
   where link.reply_id = $1 and link.told_at is null
     and reply.id = link.reply_id and answered.id = link.to_id
     and secrecy_level(answered.secrecy) >= secrecy_level(reply.secrecy)
   returning link.to_id as id`,
);

/** Keys of everybody with open work on a document, its transmissions or its assignments. */
export async function listConcerned(tx: Tx, documentId: string): Promise<string[]> {
  const rows = await correspondenceTables(tx)
    .selectFrom('queue_item')
    .select('principal')
    .distinct()
    .where('document_id', '=', documentId)
    .execute();
  return rows.map(({ principal }) => principal);
}
