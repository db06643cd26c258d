import { FilterBar, SearchField, useWords } from '@sarn/platform-web';
import { portalLimits } from '@sarn/portal/contract';
import type { useBook } from '../portal.client.ts';
import { portalWords } from '../words/portal-words.ts';
import type { BookPanel } from './book-panels.ts';
import { BookTable } from './BookTable.tsx';

const { bookSearchDelayMs, searchMinLength } = portalLimits;

export interface BookContentProps {
  readonly panel: BookPanel;
  readonly search: string;
  /** The shown page; a search begins at the first. */
  readonly page: number;
  readonly onSearch: (search: string) => void;
  readonly onPage: (page: number) => void;
  readonly found: ReturnType<typeof useBook>;
}

/** Content of an open panel: the filter bar and the results. */
export function BookContent({ panel, search, page, onSearch, onPage, found }: BookContentProps) {
  const say = useWords(portalWords);
  const { book, title: name, rows } = panel;
  const onClear = () => onSearch('');
  return (
    <div className="book">
      <FilterBar
        isNarrowed={search !== ''}
        onClear={onClear}
        search={
          <SearchField
            label={say('books.search', { book: name })}
            isLabelHidden
            placeholder={say('books.searchHint')}
            value={search}
            delayMs={bookSearchDelayMs}
            minLength={searchMinLength}
            iconButton={{ label: say('books.searchNow'), tooShort: say('books.tooShort') }}
            onSearch={onSearch}
          />
        }
      />
      <BookTable {...{ book, name, rows, search, page, found, onPage }} onClearSearch={onClear} />
    </div>
  );
}
