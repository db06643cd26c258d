import { Tabs, useWords } from '@sarn/platform-web';
import type { BookType } from '@sarn/portal/contract';
import { useState } from 'react';
import { useDeployment } from '../deployment/use-deployment.ts';
import { useBook, useUnread } from '../portal.client.ts';
import { portalWords } from '../words/portal-words.ts';
import { BookContent } from './BookContent.tsx';
import { shownBooks } from './book-panels.ts';

/** The books, one at a time; each says how many of its documents are unread. */
export function BookTabs() {
  const say = useWords(portalWords);
  const books = shownBooks(useDeployment()?.flags);
  const [chosen, setChosen] = useState<BookType>();
  const unread = useUnread();
  const shown = chosen ?? books[0];
  return (
    <Tabs
      aria-label={say('books.title')}
      selected={shown}
      onSelect={(id) => setChosen(books.find((book) => book === id))}
      items={books.map((book) => ({
        id: book,
        label: say(`books.${book}`),
        count: unread.get(book),
        countLabel: say('books.unread', { count: unread.get(book) ?? 0 }),
        content: book === shown && <Book key={book} book={book} />,
      }))}
    />
  );
}

/** One book: searched on the server, paged here; a row opens the document. */
function Book({ book }: { readonly book: BookType }) {
  const [search, setSearch] = useState('');
  return (
    <BookContent book={book} search={search} onSearch={setSearch} found={useBook(book, search)} />
  );
}
