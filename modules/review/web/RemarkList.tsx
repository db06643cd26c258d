import { Button, IconButton, useWords } from '@sarn/platform-web';
import { Check, ChevronDown, ChevronUp, PenLine, X } from 'lucide-react';
import { RemarkCard } from './RemarkCard.tsx';
import { decidable } from './remark-order.ts';
import type { Numbered } from './remark-order.ts';
import { useReviewing } from './review-context.ts';
import { useDecideAll } from './use-remarks.ts';
import { reviewWords } from './words/review-words.ts';

/** Cards of remarks, in their order. */
export function RemarkCards({ rows }: { readonly rows: readonly Numbered[] }) {
  return rows.map((one) => (
    <li key={one.remark.id}>
      <RemarkCard {...one} />
    </li>
  ));
}

interface FilterProps {
  readonly filter: 'all' | 'open';
  readonly onFilter: (filter: 'all' | 'open') => void;
  /** Whether one goes from remark to remark here; on a phone that is at the thumb. */
  readonly hasSteps: boolean;
  /** Begins to suggest; null where that cannot be done, or has its button above the text. */
  readonly onSuggest: (() => void) | null;
}

/** Which remarks are listed, and all suggestions at once. */
export function ListHead({ filter, onFilter, hasSteps, onSuggest }: FilterProps) {
  const say = useWords(reviewWords);
  const reviewing = useReviewing();
  const decideAll = useDecideAll(reviewing);
  const { all, review } = reviewing;
  const count = {
    all: all.length,
    open: all.filter(({ remark }) => remark.state === 'open').length,
  };
  const many = (decision: 'accept' | 'refuse') => decidable(review.rows, decision).length > 1;
  return (
    <div className="review-list-head">
      <h2>{say('title')}</h2>
      {hasSteps && reviewing.listed.length > 1 && <Steps />}
      <div role="group" aria-label={say('filter.label')} className="review-filter">
        {(['all', 'open'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={filter === one}
            onClick={() => onFilter(one)}
          >
            {say(`filter.${one}`, { count: count[one] })}
          </button>
        ))}
      </div>
      {(many('accept') || many('refuse') || onSuggest) && (
        <div className="review-many">
          {many('accept') && (
            <Button size="s" icon={<Check size={16} />} onPress={() => void decideAll('accept')}>
              {say('acceptAll')}
            </Button>
          )}
          {many('refuse') && (
            <Button size="s" icon={<X size={16} />} onPress={() => void decideAll('refuse')}>
              {say('refuseAll')}
            </Button>
          )}
          {onSuggest && (
            <Button size="s" icon={<PenLine size={16} />} onPress={onSuggest}>
              {say('suggest')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** From one remark to the one before or behind it, as the keys do. */
function Steps() {
  const say = useWords(reviewWords);
  const { listed, activeId, step } = useReviewing();
  const at = listed.findIndex(({ remark }) => remark.id === activeId);
  return (
    <div className="review-steps" role="group" aria-label={say('steps')}>
      <span className="s-small s-muted">
        {at >= 0 && say('position', { at: at + 1, count: listed.length })}
      </span>
      <IconButton
        size="s"
        aria-label={say('previous')}
        shortcut="Alt+ArrowUp"
        isDisabled={at === 0}
        onPress={() => step(-1)}
      >
        <ChevronUp size={18} />
      </IconButton>
      <IconButton
        size="s"
        aria-label={say('next')}
        shortcut="Alt+ArrowDown"
        isDisabled={at === listed.length - 1}
        onPress={() => step(1)}
      >
        <ChevronDown size={18} />
      </IconButton>
    </div>
  );
}

/** What is said where nothing is listed. */
export function NoRemarks() {
  const say = useWords(reviewWords);
  const { all, listed, review } = useReviewing();
  if (listed.length > 0) return null;
  return (
    <p className="s-muted review-none">
      {say(all.length === 0 ? 'none' : 'noneOpen')}
      {review.mayRemark && ` · ${say('howTo')}`}
    </p>
  );
}
