import type { Decision } from '../contract/index.ts';
import type { OfDraft } from './draft-access.ts';
import type { RemarkRow } from './review.store.ts';

type Draft = Pick<OfDraft, 'isAuthor' | 'isDraft' | 'isSigning'> & {
  readonly document: Pick<OfDraft['document'], 'state'>;
};
type Judged = Pick<RemarkRow, 'kind' | 'state' | 'authorId' | 'decidedById' | 'isAnswered'>;

/** The text is changed by its author alone, while the draft is with them: approvals begin anew after that. */
export const mayChangeText = ({ isAuthor, document }: Draft): boolean =>
  isAuthor && document.state === 'DRAFT';

/**
 * What somebody may do with a remark. Suggestions are accepted by the author of the draft; refused also by who is to
 * sign it, who then signs the text as it is. Comments are resolved by the author and by who made them.
 */
export function decisionsOf(draft: Draft, remark: Judged, personId: string): Decision[] {
  if (!draft.isDraft) return [];
  const isOwn = remark.authorId === personId;
  const { isAuthor, isSigning } = draft;
  if (remark.state === 'open') {
    const given: (Decision | false)[] =
      remark.kind === 'suggestion'
        ? [mayChangeText(draft) && 'accept', (isAuthor || isSigning) && 'refuse']
        : [(isAuthor || isOwn) && 'resolve'];
    // What others have answered stays.
    const mayWithdraw = isOwn && !remark.isAnswered;
    return [...given, mayWithdraw && ('withdraw' as const)].filter((one) => one !== false);
  }
  // What was accepted is in the text: taking it out again changes the text.
  if (remark.state === 'accepted') return mayChangeText(draft) ? ['reopen'] : [];
  return isAuthor || remark.decidedById === personId ? ['reopen'] : [];
}
