import { SearchField, useWords } from '@sarn/platform-web';
import { portalLimits } from '@sarn/portal/contract';
import type { useBook } from '../portal.client.ts';
import { portalWords } from '../words/portal-words.ts';
import type { BookPanel } from './book-panels.ts';
import { BookTable } from './BookTable.tsx';

const { bookSearchDelayMs, searchMinLength } = portalLimits;

export interface BookContentProps {
  readonly panel: BookPanel;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly found: ReturnType<typeof useBook>;
}

/** Content of an open panel: the search field and the results. */
export function BookContent({ panel, search, onSearch, found }: BookContentProps) {
  const say = useWords(portalWords);
  const { book, title: name, rows } = panel;
  return (
    <div className="book">
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
      <BookTable
        // A new search starts at page one.
        key={search}
        book={book}
        name={name}
        rows={rows}
        search={search}
        found={found}
        onClearSearch={() => onSearch('')}
      />
    </div>
  );
}
