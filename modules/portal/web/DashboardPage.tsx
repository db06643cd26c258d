import { useUser } from '@sarn/authentication/web';
import { PageHeader, Panels, SearchField, useWords } from '@sarn/platform-web';
import { portalLimits } from '@sarn/portal/contract';
import { useDeferredValue, useState } from 'react';
import { BookCard } from './books/BookCard.tsx';
import { useTodoCards } from './portal.client.ts';
import { TodoCards } from './todo/TodoCards.tsx';
import { portalWords } from './words/portal-words.ts';
import './dashboard.css';

export { askForCards as begin } from './portal.client.ts';

const noPermissions: readonly string[] = [];

/**
 * `/sarabun/dashboard`: what is to be done first, every queue of the reader, what other modules
 * show beside them, and below what is published to everybody.
 */
export default function DashboardPage() {
  const say = useWords(portalWords);
  const [search, setSearch] = useState('');
  const readerId = useUser()?.personId ?? '';
  const areCardsHere = !useTodoCards('').isPending;
  // Rendered in slices after the cards, so that a card can be pressed while the panels are drawn.
  const isRestDue = useDeferredValue(areCardsHere);
  const panels = { subjectId: readerId, permissions: noPermissions };
  return (
    <div className="dashboard" data-waiting={!isRestDue || undefined}>
      <PageHeader
        above={say('dashboard.above')}
        title={say('dashboard.title')}
        actions={
          <SearchField
            label={say('dashboard.search')}
            isLabelHidden
            placeholder={say('dashboard.searchHint')}
            value={search}
            delayMs={portalLimits.todoSearchDelayMs}
            minLength={portalLimits.searchMinLength}
            onSearch={setSearch}
          />
        }
      />
      <div className="dashboard-columns">
        <div className="dashboard-main">
          {search === '' && (
            <div className="dashboard-first">
              <Panels place="dashboard" {...panels} />
            </div>
          )}
          <section aria-label={say('dashboard.title')} className="dashboard-part">
            <TodoCards search={search} />
          </section>
        </div>
        {/* Not before the cards, which would push it down while the reader looks at it. */}
        {isRestDue && (
          <>
            <aside className="dashboard-side" aria-label={say('dashboard.side')}>
              <Panels place="dashboard-side" {...panels} />
            </aside>
            <section aria-labelledby="dashboard-books" className="dashboard-books">
              <BookCard headingId="dashboard-books" />
            </section>
          </>
        )}
      </div>
    </div>
  );
}
