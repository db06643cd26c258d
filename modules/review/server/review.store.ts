import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { SqlBool } from 'kysely';
import { draftStates } from '../contract/index.ts';
import type { Anchor, RemarkKind, RemarkState } from '../contract/index.ts';
import { reviewTables } from './tables.ts';

/** Queues in which a draft waits for somebody who judges it. */
const judging = ['review', 'sign'] as const;

/** What somebody is to a draft. */
export interface Part {
  readonly isAuthor: boolean;
  /** By which key it waits for them to be judged; null where it does not. */
  readonly workKey: string | null;
  /** It waits for their signature, approval or initials. */
  readonly isSigning: boolean;
}

/**
 * What the reader is to a draft; undefined for everybody who has no part in it: who only receives the finished
 * document never reads what was said about its draft.
 */
export const findPart = (
  h: Handle,
  documentId: string,
  principals: readonly string[],
  personId: string,
): Promise<Part | undefined> =>
  partSql.first(h, documentId, principals, personId, draftStates, judging);

const partSql = statement(
  'review.find-part',
  row<Part>({ isAuthor: 'bool', workKey: 'text?', isSigning: 'bool' }),
  ['uuid', 'text[]', 'uuid', 'text[]', 'text[]'],
  `select document.author_id = $3 as "isAuthor", waiting.principal as "workKey",
     coalesce(waiting.code = 'sign', false) as "isSigning"
   from document
   left join lateral (
     select principal, code from queue_item item
     where item.document_id = document.id and item.principal = any ($2::text[])
       and item.code = any ($5::text[]) and document.state = any ($4::text[])
     order by code desc, since, principal limit 1) waiting on true
   where document.id = $1 and document.body_json is not null and document.destroyed_at is null
     and may_read_document(document.id, $2)
     and (document.author_id = $3 or waiting.principal is not null
       or exists (
         select from route_step step where step.document_id = document.id
           and (step.person_id = $3 or 'post:' || step.post_id = any ($2::text[])))
       or exists (
         select from document_event event where event.document_id = document.id
           and event.actor_id = $3 and event.subject = 'document'
           and event.from_state = any ($4::text[])))`,
);

/** A remark to be kept. */
export interface NewRemark {
  readonly id: string;
  readonly documentId: string;
  /** Its place in their order; those of one call have the same time. */
  readonly position: number;
  readonly kind: RemarkKind;
  readonly anchor: Anchor;
  readonly insert: string;
  readonly text: string;
  readonly authorId: string;
  readonly authorName: string;
  readonly authorPost: string;
  readonly at: string;
}

export async function insertRemark(tx: Tx, remark: NewRemark): Promise<void> {
  const { anchor } = remark;
  await reviewTables(tx)
    .insertInto('review_remark')
    .values({
      ...{ id: remark.id, document_id: remark.documentId, position: remark.position },
      ...{ kind: remark.kind, from_at: anchor.from, quote: anchor.quote },
      ...{ words_before: anchor.before, words_after: anchor.after },
      ...{ insertion: remark.insert, comment: remark.text },
      ...{ author_id: remark.authorId, author_name: remark.authorName },
      ...{ author_post: remark.authorPost, created_at: remark.at },
    })
    .execute();
}

/** A remark as it is stored. */
export interface RemarkRow extends Anchor {
  readonly id: string;
  readonly kind: RemarkKind;
  readonly insert: string;
  readonly text: string;
  readonly authorId: string;
  readonly author: string;
  readonly post: string;
  readonly at: string;
  readonly state: RemarkState;
  readonly decidedById: string | null;
  readonly decidedBy: string;
  readonly decidedAt: string | null;
  /** By somebody else than who made it. */
  readonly isAnswered: SqlBool;
}

const remarks = (h: Handle, documentId: string) =>
  reviewTables(h)
    .selectFrom('review_remark')
    .select(['id', 'kind', 'from_at as from', 'quote', 'insertion as insert'])
    .select(['words_before as before', 'words_after as after', 'comment as text'])
    .select(['author_id as authorId', 'author_name as author', 'author_post as post'])
    .select(['created_at as at', 'state', 'decided_by as decidedById'])
    .select(['decided_name as decidedBy', 'decided_at as decidedAt'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('review_reply')
          .select('review_reply.id')
          .whereRef('review_reply.remark_id', '=', 'review_remark.id')
          .whereRef('review_reply.author_id', '<>', 'review_remark.author_id'),
      ).as('isAnswered'),
    )
    .where('document_id', '=', documentId);

/** All remarks but those taken back, the oldest first. Who may read them, `findPart` has said before. */
export const listRemarks = (h: Handle, documentId: string): Promise<RemarkRow[]> =>
  remarks(h, documentId).where('state', '<>', 'withdrawn').orderBy('position').execute();

/** These of a draft, held until the end of the transaction. */
export const holdRemarks = (
  tx: Tx,
  documentId: string,
  ids: readonly string[],
): Promise<RemarkRow[]> =>
  remarks(tx, documentId)
    .where('id', 'in', [...ids])
    .where('state', '<>', 'withdrawn')
    .orderBy('position')
    .forUpdate()
    .execute();

export interface ReplyRow {
  readonly id: string;
  readonly remarkId: string;
  readonly text: string;
  readonly authorId: string;
  readonly author: string;
  readonly post: string;
  readonly at: string;
}

export function listReplies(h: Handle, remarkIds: readonly string[]): Promise<ReplyRow[]> {
  if (remarkIds.length === 0) return Promise.resolve([]);
  return reviewTables(h)
    .selectFrom('review_reply')
    .select(['id', 'remark_id as remarkId', 'comment as text', 'author_id as authorId'])
    .select(['author_name as author', 'author_post as post', 'created_at as at'])
    .where('remark_id', 'in', [...remarkIds])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function insertReply(tx: Tx, reply: ReplyRow): Promise<void> {
  await reviewTables(tx)
    .insertInto('review_reply')
    .values({
      ...{ id: reply.id, remark_id: reply.remarkId, comment: reply.text },
      ...{ author_id: reply.authorId, author_name: reply.author, author_post: reply.post },
      created_at: reply.at,
    })
    .execute();
}

/** How many remarks a draft ever had. */
export async function countRemarks(tx: Tx, documentId: string): Promise<number> {
  const { count } = await reviewTables(tx)
    .selectFrom('review_remark')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Suggestions on which nobody has decided. */
export async function countOpenSuggestions(h: Handle, documentId: string): Promise<number> {
  const { count } = await reviewTables(h)
    .selectFrom('review_remark')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('document_id', '=', documentId)
    .where('kind', '=', 'suggestion')
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return count;
}

export interface Decided {
  readonly state: RemarkState;
  readonly byId: string;
  readonly byName: string;
  readonly at: string;
}

/** Keeps what became of a remark; reopened, it is as if nobody had decided. */
export async function setDecided(tx: Tx, id: string, decided: Decided): Promise<void> {
  const isOpen = decided.state === 'open';
  await reviewTables(tx)
    .updateTable('review_remark')
    .set({
      state: decided.state,
      decided_by: isOpen ? null : decided.byId,
      decided_name: isOpen ? '' : decided.byName,
      decided_at: isOpen ? null : decided.at,
    })
    .where('id', '=', id)
    .execute();
}

/** Keeps where a remark is now. */
export async function setAnchor(tx: Tx, id: string, anchor: Anchor): Promise<void> {
  await reviewTables(tx)
    .updateTable('review_remark')
    .set({
      ...{ from_at: anchor.from, words_before: anchor.before, words_after: anchor.after },
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes all that was said about the draft, with its content. */
export const eraseReview = (tx: Tx, documentId: string): Promise<void> => eraseSql(tx, documentId);

const eraseSql = writeStatement(
  'review.erase',
  ['uuid'],
  'delete from review_remark where document_id = $1',
);
