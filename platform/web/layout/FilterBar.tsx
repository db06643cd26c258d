import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import { useIsPhone } from './use-phone.ts';

export interface FilterBarProps {
  /** Before the search: what the list is of, such as its register and year. */
  readonly lead?: ReactNode;
  readonly search?: ReactNode;
  /** Filters: beside the search where there is room, else below it behind a button. */
  readonly children?: ReactNode;
  /** Buttons for the list as a whole: columns, views, file. */
  readonly tools?: ReactNode;
  /** Whether a filter or search text is set. */
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
  /** Many filters: they are behind the button at every width. */
  readonly isLong?: boolean | undefined;
  /** How many filters are set, for the button; a long bar with some set begins open, not on a phone. */
  readonly count?: number | undefined;
}

/** Above every list, always in this order: search, filters, the way back to all, tools. */
export function FilterBar(props: FilterBarProps) {
  const { lead, search, children, tools, isNarrowed, onClear, isLong = false, count = 0 } = props;
  const say = useWords(platformWords);
  // On a phone they would fill the screen, and the button says how many are set.
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(count > 0 && !isPhone);
  const id = useId();
  const label = count > 0 ? say('filter.moreCount', { count }) : say('filter.more');
  return (
    <div className="s-filter-box s-no-print">
      <div className="s-filter-bar" data-long={isLong || undefined}>
        {lead && <div className="s-filter-lead">{lead}</div>}
        {search && <div className="s-filter-search">{search}</div>}
        {children && (
          <span className="s-filter-toggle">
            <Button
              icon={<SlidersHorizontal size={18} />}
              aria-expanded={isOpen}
              aria-controls={id}
              onPress={() => setOpen(!isOpen)}
            >
              {label}
            </Button>
          </span>
        )}
        {children && (
          <div className="s-filter-fields" id={id} data-open={isOpen || undefined}>
            {children}
          </div>
        )}
        {isNarrowed && (
          <Button variant="ghost" onPress={onClear}>
            {say('filter.clear')}
          </Button>
        )}
        {tools && <div className="s-filter-tools">{tools}</div>}
      </div>
    </div>
  );
}
