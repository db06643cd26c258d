import { PageHeader, SearchField, useWords } from '@sarn/platform-web';
import { portalLimits } from '@sarn/portal/contract';
import { useDeferredValue, useState } from 'react';
import { BookPanels } from './books/BookPanels.tsx';
import { useTodoCards } from './portal.client.ts';
import { TodoCards } from './todo/TodoCards.tsx';
import { portalWords } from './words/portal-words.ts';
import './dashboard.css';

/** `/sarabun/dashboard`: every queue of the reader, and below what is published to everybody. */
export default function DashboardPage() {
  const say = useWords(portalWords);
  const [search, setSearch] = useState('');
  const areCardsHere = !useTodoCards('').isPending;
  // Rendered in slices after the cards, so that a card can be pressed while the panels are drawn.
  const areBooksDue = useDeferredValue(areCardsHere);
  return (
    <div className="dashboard" data-waiting={!areBooksDue || undefined}>
      <PageHeader above={say('dashboard.above')} title={say('dashboard.title')} />
      <section aria-label={say('dashboard.title')} className="dashboard-part">
        <SearchField
          label={say('dashboard.search')}
          isLabelHidden
          placeholder={say('dashboard.searchHint')}
          value={search}
          delayMs={portalLimits.todoSearchDelayMs}
          minLength={portalLimits.searchMinLength}
          onSearch={setSearch}
        />
        <TodoCards search={search} />
      </section>
      {/* Not before the cards, which would push it down while the reader looks at it. */}
      {areBooksDue && (
        <section aria-labelledby="dashboard-books" className="dashboard-part">
          <h2 id="dashboard-books">{say('books.title')}</h2>
          <BookPanels />
        </section>
      )}
    </div>
  );
}
