import { Badge, Disclosure, SearchField, Table, useIsPhone, useWords } from '@sarn/platform-web';
import type { BookRow, BookType } from '@sarn/portal/contract';
import { portalLimits } from '@sarn/portal/contract';
import { useState } from 'react';
import { useBook } from '../portal.client.ts';
import { usePortalSlots } from '../todo/portal-slots.ts';
import { portalWords } from '../words/portal-words.ts';
import { useBookColumns } from './book-columns.tsx';

const { bookPageSize: pageSize, bookSearchDelayMs, searchMinLength } = portalLimits;

/** One book: searched on the server, paged here; a row opens the document. */
export function BookPanel({ book }: { readonly book: BookType }) {
  const say = useWords(portalWords);
  const isPhone = useIsPhone();
  const [search, setSearch] = useState('');
  const found = useBook(book, search);
  const name = say(`books.${book}`);
  const unread = found.data?.items.filter((row) => row.isUnread).length ?? 0;
  return (
    <Disclosure
      title={name}
      // On the phone eight open panels would be a mile of cards.
      isOpenAtFirst={!isPhone}
      aside={unread > 0 && <Badge tone="info">{say('books.unread', { count: unread })}</Badge>}
    >
      <div className="book">
        <SearchField
          label={say('books.search', { book: name })}
          isLabelHidden
          placeholder={say('books.searchHint')}
          value={search}
          delayMs={bookSearchDelayMs}
          minLength={searchMinLength}
          iconButton={{ label: say('books.searchNow'), tooShort: say('books.tooShort') }}
          onSearch={setSearch}
        />
        <BookTable
          // A search begins at its first page.
          key={search}
          book={book}
          name={name}
          search={search}
          found={found}
        />
      </div>
    </Disclosure>
  );
}

interface BookTableProps {
  readonly book: BookType;
  readonly name: string;
  readonly search: string;
  readonly found: ReturnType<typeof useBook>;
}

function BookTable({ book, name, search, found }: BookTableProps) {
  const say = useWords(portalWords);
  const columns = useBookColumns(book);
  const { openDocument } = usePortalSlots();
  const [page, setPage] = useState(1);
  const items = found.data?.items;
  const total = items?.length ?? 0;
  // What was published meanwhile may have moved the last page away.
  const shown = Math.min(page, Math.max(1, Math.ceil(total / pageSize)));
  return (
    <div className="book-table">
      <Table<BookRow>
        aria-label={name}
        columns={columns}
        rows={items?.slice((shown - 1) * pageSize, shown * pageSize)}
        rowId={(row) => row.F_DOC_ID}
        rowName={(row) => row.F_DOC_TITLE}
        isLoading={found.isFetching}
        error={found.error}
        onRetry={() => void found.refetch()}
        onRowAction={(row) => openDocument(row.F_DOC_ID)}
        isUnread={(row) => row.isUnread}
        empty={
          search
            ? { title: say('books.notFound'), text: say('books.notFoundHint') }
            : { title: say('books.empty'), text: say('books.emptyHint') }
        }
        {...(total > pageSize ? { page: { page: shown, pageSize, total }, onPage: setPage } : {})}
      />
      {found.data?.hasMore && (
        <p className="s-muted s-small">{say('books.more', { count: total })}</p>
      )}
    </div>
  );
}
