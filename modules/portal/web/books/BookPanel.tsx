import { Badge, Disclosure, useIsPhone, useWords } from '@sarn/platform-web';
import type { BookType } from '@sarn/portal/contract';
import { Suspense, lazy, useState } from 'react';
import { useBook } from '../portal.client.ts';
import { portalWords } from '../words/portal-words.ts';

// Tables are the slowest part of the dashboard, and a phone starts without any.
const BookContent = lazy(async () => ({
  default: (await import('./BookContent.tsx')).BookContent,
}));

/** One book: searched on the server, paged here; a row opens the document. */
export function BookPanel({ book }: { readonly book: BookType }) {
  const say = useWords(portalWords);
  const isPhone = useIsPhone();
  const [search, setSearch] = useState('');
  const found = useBook(book, search);
  const unread = found.data?.items.filter((row) => row.isUnread).length ?? 0;
  return (
    <Disclosure
      title={say(`books.${book}`)}
      // On a phone eight open panels would be too long to scroll.
      isOpenAtFirst={!isPhone}
      aside={unread > 0 && <Badge tone="info">{say('books.unread', { count: unread })}</Badge>}
    >
      <Suspense fallback={<div className="book book-coming" />}>
        <BookContent book={book} search={search} onSearch={setSearch} found={found} />
      </Suspense>
    </Disclosure>
  );
}
