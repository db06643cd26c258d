import { Skeleton, Tabs, useWords } from '@sarn/platform-web';
import { useBook, usePanels, useUnread } from '../portal.client.ts';
import { portalWords } from '../words/portal-words.ts';
import { useBookAddress } from './book-address.ts';
import { BookContent } from './BookContent.tsx';
import type { BookPanel } from './book-panels.ts';

const none: readonly BookPanel[] = [];

/** The books, one at a time; each says how many of its documents are unread. */
export function BookTabs() {
  const say = useWords(portalWords);
  const found = usePanels();
  const panels = found?.panels ?? none;
  const address = useBookAddress(panels);
  const unread = useUnread();
  if (!found) return <Skeleton kind="rows" count={5} />;
  return (
    <Tabs
      aria-label={say('books.title')}
      selected={address.view.book}
      onSelect={(id) => address.showBook(panels.find(({ book }) => book === id)?.book)}
      items={panels.map((panel) => ({
        id: panel.book,
        label: panel.title,
        count: unread.get(panel.book),
        countLabel: say('books.unread', { count: unread.get(panel.book) ?? 0 }),
        content: panel.book === address.view.book && (
          <Book key={panel.book} panel={panel} address={address} />
        ),
      }))}
    />
  );
}

interface BookProps {
  readonly panel: BookPanel;
  readonly address: ReturnType<typeof useBookAddress>;
}

/** One book: searched on the server, paged here; a row opens the document. */
function Book({ panel, address: { view, setSearch, setPage } }: BookProps) {
  const { search, page } = view;
  const found = useBook(panel.book, search);
  return <BookContent {...{ panel, search, page, found }} onSearch={setSearch} onPage={setPage} />;
}
