import type { Handle, Tx } from '@sarn/platform-server';
import type { DocumentKind, DocumentState } from '../../contract/index.ts';

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

const ends = {
  answers: { own: 'reply_id', other: 'to_id' },
  answeredBy: { own: 'to_id', other: 'reply_id' },
} as const;

/** Letters at the other end; an answer that came to nothing is none. */
export function listReplyRows(
  h: Handle,
  documentId: string,
  direction: keyof typeof ends,
  holders: readonly string[],
): Promise<ReplyRow[]> {
  const { own, other } = ends[direction];
  return h.query<ReplyRow>(
    `select paper.id as "documentId", paper.kind, paper.state, paper.letter_no as "letterNo",
       paper.letter_date as "letterDate", paper.title, link.told_at as "toldAt"
     from paper_reply link join document paper on paper.id = link.${other}
     where link.${own} = $1 and may_read_document(paper.id, $2)
       and paper.state not in ('CANCELLED', 'DISAPPROVED', 'REFUSED')
     order by link.linked_at, paper.id`,
    [documentId, holders],
  );
}

/** @returns false when it was there already */
export async function insertReply(
  tx: Tx,
  { replyId, toId }: ReplyLink,
  by: { readonly id: string; readonly at: string },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into paper_reply (reply_id, to_id, linked_by, linked_at) values ($1, $2, $3, $4)
     on conflict do nothing returning 1`,
    [replyId, toId, by.id, by.at],
  );
  return rows.length > 0;
}

/** @returns false when there was none */
export async function deleteReply(tx: Tx, { replyId, toId }: ReplyLink): Promise<boolean> {
  const rows = await tx.query(
    `delete from paper_reply where reply_id = $1 and to_id = $2 returning 1`,
    [replyId, toId],
  );
  return rows.length > 0;
}

/**
 * Marks the answer as having left, or come. A letter of a lower class than its answer is not told:
 * its readers may not know that there is one.
 *
 * @returns letters that had not been told yet
 */
export async function takeUntold(tx: Tx, replyId: string, at: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `update paper_reply link set told_at = $2
     from document reply, document answered
     where link.reply_id = $1 and link.told_at is null
       and reply.id = link.reply_id and answered.id = link.to_id
       and secrecy_level(answered.secrecy) >= secrecy_level(reply.secrecy)
     returning link.to_id as id`,
    [replyId, at],
  );
  return rows.map(({ id }) => id);
}

/** Keys of everybody who has open work on a paper: its desk, its sendings, its jobs. */
export async function listConcerned(tx: Tx, documentId: string): Promise<string[]> {
  const rows = await tx.query<{ holder: string }>(
    `select distinct holder from queue_item where document_id = $1`,
    [documentId],
  );
  return rows.map(({ holder }) => holder);
}
