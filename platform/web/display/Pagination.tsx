import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components';
import { IconButton } from '../action/IconButton.tsx';
import { cls } from '../class-names.ts';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import { pagesShown } from './pages-shown.ts';
import type { TablePage } from './table-shape.ts';

export interface PaginationProps extends TablePage {
  /** Name of the paged list, to tell pagers apart. */
  readonly label: string;
  readonly onPage: (page: number) => void;
  /** By what the rows are sorted, in words. */
  readonly sorted?: string | undefined;
}

/** Which rows are shown, and the links to other pages; with a single page only the count. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageSize, total, onPage, sorted } = props;
  const say = useWords(platformWords);
  if (total === 0) return null;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const range = { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total), total };
  return (
    <nav className="s-pagination" aria-label={`${say('table.pages')}: ${label}`}>
      <span className="s-muted s-small" role="status">
        {say('table.range', range)}
        {sorted && <span className="s-pagination-sorted">{sorted}</span>}
      </span>
      {last > 1 && (
        <span className="s-pagination-pages">
          <IconButton
            size="s"
            aria-label={say('table.previous')}
            isDisabled={page <= 1}
            onPress={() => onPage(page - 1)}
          >
            <ChevronLeft size={18} />
          </IconButton>
          {pagesShown(page, last).map((n, index) =>
            n === null ? (
              <span key={`gap-${index}`} className="s-page-gap">
                …
              </span>
            ) : (
              <Button
                key={n}
                className={cls('s-page-button', n === page && 's-on')}
                aria-label={say('table.page', { page: n })}
                {...(n === page ? { 'aria-current': 'page' as const } : {})}
                onPress={() => onPage(n)}
              >
                {n}
              </Button>
            ),
          )}
          <IconButton
            size="s"
            aria-label={say('table.next')}
            isDisabled={page >= last}
            onPress={() => onPage(page + 1)}
          >
            <ChevronRight size={18} />
          </IconButton>
        </span>
      )}
    </nav>
  );
}
