import { Disclosure, Skeleton, useWords } from '@sarn/platform-web';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { useKnownArea } from '../portal.client.ts';
import { portalWords } from '../words/portal-words.ts';
import { useBooksLive } from './use-books-live.ts';
import './books.css';

// Tabs and tables are the slowest part of the dashboard, and are below the work.
const BookTabs = lazy(async () => ({ default: (await import('./BookTabs.tsx')).BookTabs }));

/**
 * What is published to everybody: one panel that can be closed, with a tab for each book. An agency may
 * hide it, which is known when it comes near the screen.
 */
export function BookCard({ headingId }: { readonly headingId: string }) {
  const say = useWords(portalWords);
  const [ref, isNear] = useNear();
  const area = useKnownArea();
  useBooksLive();
  return (
    <div className="book-panels" ref={ref} hidden={area?.isShown === false}>
      <Disclosure
        level={2}
        title={<span id={headingId}>{area?.title || say('books.title')}</span>}
        isOpenAtFirst
      >
        {isNear ? (
          <Suspense fallback={<Skeleton kind="rows" count={5} />}>
            <BookTabs />
          </Suspense>
        ) : (
          <Skeleton kind="rows" count={5} />
        )}
      </Disclosure>
    </div>
  );
}
/** Whether an element is on the screen or soon will be; it stays so. */
function useNear() {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '200px' },
    );
    watcher.observe(ref.current);
    return () => watcher.disconnect();
  }, []);
  return [ref, isNear] as const;
}
