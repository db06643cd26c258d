import { Skeleton, Tabs, useWords } from '@sarn/platform-web';
import type { BookType } from '@sarn/portal/contract';
import { useState } from 'react';
import { useBook, usePanels, useUnread } from '../portal.client.ts';
import { portalWords } from '../words/portal-words.ts';
import { BookContent } from './BookContent.tsx';
import type { BookPanel } from './book-panels.ts';

/** The books, one at a time; each says how many of its documents are unread. */
export function BookTabs() {
  const say = useWords(portalWords);
  const found = usePanels();
  const [chosen, setChosen] = useState<BookType>();
  const unread = useUnread();
  if (!found) return <Skeleton kind="rows" count={5} />;
  const { panels } = found;
  // The chosen one may have been hidden meanwhile.
  const shown = panels.find(({ book }) => book === chosen) ?? panels[0];
  return (
    <Tabs
      aria-label={say('books.title')}
      selected={shown?.book}
      onSelect={(id) => setChosen(panels.find(({ book }) => book === id)?.book)}
      items={panels.map((panel) => ({
        id: panel.book,
        label: panel.title,
        count: unread.get(panel.book),
        countLabel: say('books.unread', { count: unread.get(panel.book) ?? 0 }),
        content: panel === shown && <Book key={panel.book} panel={panel} />,
      }))}
    />
  );
}

/** One book: searched on the server, paged here; a row opens the document. */
function Book({ panel }: { readonly panel: BookPanel }) {
  const [search, setSearch] = useState('');
  return (
    <BookContent {...{ panel, search }} onSearch={setSearch} found={useBook(panel.book, search)} />
  );
}
