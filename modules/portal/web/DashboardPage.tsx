import { PageHeader, SearchField, useWords } from '@sarn/platform-web';
import { portalLimits } from '@sarn/portal/contract';
import { useState } from 'react';
import { BookPanels } from './books/BookPanels.tsx';
import { TodoCards } from './todo/TodoCards.tsx';
import { portalWords } from './words/portal-words.ts';
import './dashboard.css';

/** `/sarabun/dashboard`: every queue of the reader, and below what is published to everybody. */
export default function DashboardPage() {
  const say = useWords(portalWords);
  const [search, setSearch] = useState('');
  return (
    <div className="dashboard">
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
      <section aria-labelledby="dashboard-books" className="dashboard-part">
        <h2 id="dashboard-books">{say('books.title')}</h2>
        <BookPanels />
      </section>
    </div>
  );
}
