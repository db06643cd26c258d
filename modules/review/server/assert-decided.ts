import { AppError } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import type { DocumentAct, DocumentPart } from '@sarn/document/server';
import { isDraftState } from '../contract/index.ts';
import { reviewRuleOf } from './review-rule.ts';
import { countOpenSuggestions } from './review.store.ts';
import type { RemarkRow } from './review.store.ts';
import type { OfDraft } from './draft-access.ts';

/** Ends of a draft at which nothing goes out. */
const givenUp: readonly string[] = ['CANCELLED', 'DISAPPROVED'];

/**
 * A draft is not sent on by its author, and not signed, while a suggestion is open: each is accepted or refused
 * before. Who signs refuses what is left, and so has seen it. The agency may set otherwise (`reviewRuleTable`). @assumed
 *
 * @throws AppError 'review.open-before-sending', 'review.open-before-signing'
 */
export async function assertDecided(tx: Tx, { before, after }: DocumentAct): Promise<void> {
  if (!isDraftState(before.state) || givenUp.includes(after.state)) return;
  const isSending = before.state === 'DRAFT' && after.state !== 'DRAFT';
  if (!isSending && isDraftState(after.state)) return;
  const rule = await reviewRuleOf(tx);
  if (!(isSending ? rule.isDecidedBeforeSending : rule.isDecidedBeforeSigning)) return;
  const count = await countOpenSuggestions(tx, before.id);
  if (count === 0) return;
  throw new AppError(isSending ? 'review.open-before-sending' : 'review.open-before-signing', {
    count,
  });
}

/** Whether open suggestions keep somebody from the next step: its author from sending it on, others from signing. */
export async function isHeldFor(
  h: Handle,
  { document, isAuthor, isSigning }: OfDraft,
  remarks: readonly Pick<RemarkRow, 'kind' | 'state'>[],
): Promise<boolean> {
  if (!remarks.some(({ kind, state }) => kind === 'suggestion' && state === 'open')) return false;
  const rule = await reviewRuleOf(h);
  if (document.state === 'DRAFT') return isAuthor && rule.isDecidedBeforeSending;
  return isSigning && rule.isDecidedBeforeSigning;
}

/** What the module adds to the flows of documents: refusals. */
export const reviewPart: DocumentPart = {
  owner: 'review',
  errors: ['review.open-before-sending', 'review.open-before-signing'],
};
