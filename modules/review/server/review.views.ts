import { locate } from '../contract/index.ts';
import type { Anchor, Remark, RemarkReply, Stretch } from '../contract/index.ts';
import { decisionsOf } from './decision.rules.ts';
import type { OfDraft } from './draft-access.ts';
import type { RemarkRow, ReplyRow } from './review.store.ts';

type Placed = Pick<RemarkRow, 'state' | 'insert' | keyof Anchor>;

/** Where the words of a remark are in the text; those of an accepted one are the suggested ones. */
export const placeOf = (text: string, remark: Placed): Stretch | null =>
  locate(text, remark.state === 'accepted' ? { ...remark, quote: remark.insert } : remark);

/** A remark for a reader of the text. */
export function toRemark(
  draft: OfDraft,
  text: string,
  remark: RemarkRow,
  replies: readonly ReplyRow[],
  readerId: string,
): Remark {
  const { id, kind, quote, insert, state, author, post, at, decidedBy, decidedAt } = remark;
  return {
    ...{ id, kind, author, post, at, quote, insert, state, decidedBy, decidedAt },
    isOwn: remark.authorId === readerId,
    place: placeOf(text, remark),
    text: remark.text,
    may: decisionsOf(draft, remark, readerId),
    replies: replies
      .filter(({ remarkId }) => remarkId === id)
      .map((reply) => toReply(reply, readerId)),
  };
}

const toReply = (reply: ReplyRow, readerId: string): RemarkReply => ({
  ...{ id: reply.id, author: reply.author, post: reply.post, at: reply.at, text: reply.text },
  isOwn: reply.authorId === readerId,
});
