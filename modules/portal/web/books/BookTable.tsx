import { Table, useWords } from '@sarn/platform-web';
import type { BookType } from '@sarn/portal/contract';
import { useDeferredValue } from 'react';
import type { useBook } from '../portal.client.ts';
import { usePortalSlots } from '../todo/portal-slots.ts';
import { portalWords } from '../words/portal-words.ts';
import type { ShownBookRow } from './book.wire.ts';
import { useBookColumns } from './book-columns.tsx';

/** Two books stand side by side: rows of two columns fit where those of a queue would be cards. */
const cardsBelow = 420;

export interface BookTableProps {
  readonly book: BookType;
  readonly name: string;
  /** Rows of a page. */
  readonly rows: number;
  readonly search: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly found: ReturnType<typeof useBook>;
  readonly onClearSearch: () => void;
}

/** The newest documents of one book, a page at a time. */
export function BookTable({
  book,
  name,
  rows: pageSize,
  search,
  page,
  onPage,
  found,
  onClearSearch,
}: BookTableProps) {
  const say = useWords(portalWords);
  const columns = useBookColumns(book);
  const { openDocument } = usePortalSlots();
  // Rows are rendered in slices, so that the page reacts to the reader in between.
  const items = useDeferredValue(found.data?.items);
  const total = items?.length ?? 0;
  // The shown page may not exist any more after the list has changed.
  const shown = Math.min(page, Math.max(1, Math.ceil(total / pageSize)));
  return (
    <div className="book-table">
      <Table<ShownBookRow>
        aria-label={name}
        columns={columns}
        rows={items?.slice((shown - 1) * pageSize, shown * pageSize)}
        rowId={(row) => row.documentId}
        rowName={(row) => row.title}
        isLoading={found.isFetching}
        error={found.error}
        onRetry={() => void found.refetch()}
        onRowAction={(row) => openDocument(row.documentId)}
        isUnread={(row) => row.isUnread}
        cardsBelow={cardsBelow}
        empty={{
          none: { title: say('books.empty'), text: say('books.emptyHint') },
          filter: {
            isSet: search !== '',
            onClear: onClearSearch,
            title: say('books.notFound'),
            text: say('books.notFoundHint'),
          },
        }}
        {...(total > pageSize ? { page: { page: shown, pageSize, total }, onPage } : {})}
      />
      {found.data?.hasMore && (
        <p className="s-muted s-small">{say('books.more', { count: total })}</p>
      )}
    </div>
  );
}
