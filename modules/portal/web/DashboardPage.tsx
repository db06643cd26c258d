import { civilDateAt, formatDate } from '@sarn/kernel';
import { useUser } from '@sarn/authentication/web';
import {
  PageHeader,
  Panels,
  SearchField,
  Skeleton,
  formatDay,
  useLanguage,
  useTextInAddress,
  useWords,
} from '@sarn/platform-web';
import { portalLimits } from '@sarn/portal/contract';
import { Suspense, lazy, useDeferredValue } from 'react';
import { useTodoCards } from './portal.client.ts';
import { TodoCards } from './todo/TodoCards.tsx';
import { portalWords } from './words/portal-words.ts';
import './dashboard.css';

export { askForCards as begin } from './portal.client.ts';

/** The last on the page: what closes a panel and what fills it come after the work. */
const BookCard = lazy(async () => ({ default: (await import('./books/BookCard.tsx')).BookCard }));

const noPermissions: readonly string[] = [];

function Today() {
  const say = useWords(portalWords);
  const language = useLanguage();
  const today = civilDateAt(new Date());
  const weekday = formatDate(today, 'weekday', language);
  return <span>{say('dashboard.day', { weekday, date: formatDay(today, language, 'full') })}</span>;
}

/**
 * The panels beside and below the cards. Not before the cards, which would push them down while the reader looks at
 * them. It alone waits for the cards: the page around it is not rendered again when they come.
 */
function AfterCards({ readerId }: { readonly readerId: string }) {
  const say = useWords(portalWords);
  const areCardsHere = !useTodoCards('').isPending;
  // Rendered in slices after the cards, so that a card can be pressed while the panels are drawn.
  const isDue = useDeferredValue(areCardsHere);
  if (!isDue) return null;
  return (
    <>
      <aside className="dashboard-side" aria-label={say('dashboard.side')}>
        <Panels place="dashboard-side" subjectId={readerId} permissions={noPermissions} />
      </aside>
      <section aria-labelledby="dashboard-books" className="dashboard-books">
        <Suspense fallback={<Skeleton kind="rows" count={5} />}>
          <BookCard headingId="dashboard-books" />
        </Suspense>
      </section>
    </>
  );
}

/**
 * `/sarabun/dashboard`: what is to be done first, every queue of the reader, what other modules
 * show beside them, and below what is published to everybody.
 */
export default function DashboardPage() {
  const say = useWords(portalWords);
  const [search, setSearch] = useTextInAddress('search');
  const readerId = useUser()?.personId ?? '';
  const panels = { subjectId: readerId, permissions: noPermissions };
  return (
    <div className="dashboard">
      <PageHeader
        title={say('dashboard.title')}
        meta={
          <p className="dashboard-today s-dotted">
            <Today /> <Panels place="dashboard-today" {...panels} fallback={null} />
          </p>
        }
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
        <AfterCards readerId={readerId} />
      </div>
    </div>
  );
}
