import { LinkButton, useWords } from '@sarn/platform-web';
import { MessageSquareText } from 'lucide-react';
import { reviewPath } from './paths.ts';
import { useReview } from './review.client.ts';
import { reviewWords } from './words/review-words.ts';
import './remarks-notice.css';

/** Beside a draft that is edited: that there are remarks on it. */
export function DraftNotice({ subjectId }: { readonly subjectId: string }) {
  const say = useWords(reviewWords);
  const { data } = useReview(subjectId, subjectId !== '');
  const count = data?.rows.length ?? 0;
  if (!data || count === 0) return null;
  const open = data.rows.filter(({ state }) => state === 'open').length;
  return (
    <p className="review-notice" role="note">
      <MessageSquareText size={18} aria-hidden="true" />
      <LinkButton href={reviewPath(subjectId)}>{say('draftNotice', { count, open })}</LinkButton>
    </p>
  );
}
