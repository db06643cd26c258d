import type { DocumentPanelProps } from '@sarn/document/web';
import { LinkButton, useWords } from '@sarn/platform-web';
import { isDraftState } from '@sarn/review/contract';
import { MessageSquareText } from 'lucide-react';
import { reviewPath } from './paths.ts';
import { useReview } from './review.client.ts';
import { reviewWords } from './words/review-words.ts';
import './remarks-notice.css';

/** How many remarks there are on a draft, and the way to them; nothing for who has no part in it. */
export function ReviewPanel({ detail }: Pick<DocumentPanelProps, 'detail'>) {
  const say = useWords(reviewWords);
  const isWanted = detail.bodyJson !== null && isDraftState(detail.state);
  const { data } = useReview(detail.id, isWanted);
  if (!isWanted || !data) return null;
  const open = data.rows.filter(({ state }) => state === 'open').length;
  return (
    <div className="review-panel">
      <LinkButton
        variant="quiet"
        icon={<MessageSquareText size={18} />}
        href={reviewPath(detail.id)}
      >
        {data.rows.length === 0 ? say('open') : say('openCount', { count: data.rows.length })}
      </LinkButton>
      {open > 0 && <strong>{say('undecided', { count: open })}</strong>}
    </div>
  );
}
