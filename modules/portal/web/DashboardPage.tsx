import { PageHeader, useWords } from '@sarn/platform-web';
import { TodoCards } from './todo/TodoCards.tsx';
import { portalWords } from './words/portal-words.ts';

/** `/sarabun/dashboard`: every queue of the reader. */
export default function DashboardPage() {
  const say = useWords(portalWords);
  return (
    <>
      <PageHeader above={say('dashboard.above')} title={say('dashboard.title')} />
      <TodoCards />
    </>
  );
}
