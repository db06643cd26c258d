import { useWords } from '@sarn/platform-web';
import { useEffect, useRef } from 'react';
import { viewerWords } from '../../words/viewer-words.ts';
import type { Hit } from './find-text.ts';
import type { Find } from './use-find.ts';

/** The places that were found, under the page on which they stand. */
export function HitList({ find, onShow }: { find: Find; onShow: (index: number) => void }) {
  const say = useWords(viewerWords);
  const { current } = find;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-hit="${current}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const numbered = find.hits.map((hit, index) => ({ hit, index }));
  const pages = [...Map.groupBy(numbered, ({ hit }) => hit.page)];
  return (
    <div ref={list} className="file-hits">
      {pages.map(([page, hits]) => (
        <section key={page} aria-label={say('find.onPage', { page: page + 1 })}>
          <h3 className="file-hits-page">
            <span>{say('find.onPage', { page: page + 1 })}</span>
            <span>{say('find.places', { count: hits.length })}</span>
          </h3>
          {hits.map(({ hit, index }) => (
            <button
              key={index}
              type="button"
              className="file-hit"
              data-hit={index}
              aria-current={index === current || undefined}
              onClick={() => onShow(index)}
            >
              <Excerpt hit={hit} />
            </button>
          ))}
        </section>
      ))}
    </div>
  );
}

const Excerpt = ({ hit }: { hit: Hit }) => (
  <span data-own-words>
    {hit.before}
    <mark>{hit.found}</mark>
    {hit.after}
  </span>
);
