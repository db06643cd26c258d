import { Button, useWords } from '@sarn/platform-web';
import { Check, X } from 'lucide-react';
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
}

/** Which remarks are listed, and all suggestions at once. */
export function ListHead({ filter, onFilter }: FilterProps) {
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
      {(many('accept') || many('refuse')) && (
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
        </div>
      )}
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
