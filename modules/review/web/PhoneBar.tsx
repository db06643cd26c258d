import { Button, IconButton, useWords } from '@sarn/platform-web';
import { Check, ChevronDown, ChevronUp, MessageSquarePlus, X } from 'lucide-react';
import type { Numbered } from './remark-order.ts';
import { useReviewing } from './review-context.ts';
import { reviewWords } from './words/review-words.ts';

interface PhoneBarProps {
  /** Comments on the words that are selected; null where there are none. */
  readonly onComment: (() => void) | null;
  /** What the reader suggests and has not sent, and the form that sends it; null while they do not suggest. */
  readonly own: { readonly count: number; readonly formId: string } | null;
}

/** At the thumb: from one remark to the next, and the decision on the chosen one. */
export function PhoneBar({ onComment, own }: PhoneBarProps) {
  const say = useWords(reviewWords);
  const { listed, activeId, step } = useReviewing();
  const at = listed.findIndex(({ remark }) => remark.id === activeId);
  const active = listed[at];
  if (own) {
    return (
      <div className="review-bar" role="group" aria-label={say('yours')}>
        <Button type="submit" form={own.formId} variant="primary" isDisabled={own.count === 0}>
          {say('sendSuggestions', { count: own.count })}
        </Button>
      </div>
    );
  }
  if (!onComment && listed.length === 0) return null;
  return (
    <div className="review-bar" role="group" aria-label={say('title')}>
      {onComment ? (
        <Button variant="primary" icon={<MessageSquarePlus size={18} />} onPress={onComment}>
          {say('comment')}
        </Button>
      ) : (
        <>
          <IconButton aria-label={say('previous')} isDisabled={at === 0} onPress={() => step(-1)}>
            <ChevronUp size={20} />
          </IconButton>
          {active ? (
            <Decisions {...active} />
          ) : (
            <span className="review-bar-count s-muted">
              {say('openCount', { count: listed.length })}
            </span>
          )}
          <IconButton
            aria-label={say('next')}
            isDisabled={at === listed.length - 1}
            onPress={() => step(1)}
          >
            <ChevronDown size={20} />
          </IconButton>
        </>
      )}
    </div>
  );
}

function Decisions({ remark, number }: Numbered) {
  const say = useWords(reviewWords);
  const { decide, isDeciding } = useReviewing();
  const { may, place } = remark;
  return (
    <>
      {may.includes('refuse') && (
        <Button
          icon={<X size={18} />}
          aria-label={say('refuseOne', { number })}
          isPending={isDeciding}
          onPress={() => void decide('refuse', [remark])}
        >
          {say('refuse')}
        </Button>
      )}
      {may.includes('accept') && (
        <Button
          variant="primary"
          icon={<Check size={18} />}
          isPending={isDeciding}
          isDisabled={!place}
          onPress={() => void decide('accept', [remark])}
        >
          {say('acceptOne', { number })}
        </Button>
      )}
      {may.includes('resolve') && (
        <Button
          variant="primary"
          icon={<Check size={18} />}
          isPending={isDeciding}
          onPress={() => void decide('resolve', [remark])}
        >
          {say('resolve')}
        </Button>
      )}
    </>
  );
}
