import {
  Button,
  Card,
  Disclosure,
  EmptyState,
  ErrorSummary,
  LinkButton,
  PageHeader,
  Skeleton,
  useIsPhone,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { findHelpPage, helpPages } from '../pages/catalogue.ts';
import type { HelpPage } from '../pages/catalogue.ts';
import { useHelpTexts } from '../pages/use-texts.ts';
import { Reading } from '../reading/Reading.tsx';
import { helpWords } from '../words/help-words.ts';
import { HelpPicture } from './HelpPicture.tsx';
import { ManualContents } from './ManualContents.tsx';
import { ManualNav } from './ManualNav.tsx';

/** `/manual/{page}`: one page of the manual beside its contents. */
export default function ManualTextPage() {
  const say = useWords(helpWords);
  const { page: id = '' } = useParams({ strict: false }) as { page?: string };
  const page = findHelpPage(id);
  if (page) return <TextOf key={id} page={page} />;
  return (
    <div className="manual-page">
      <PageHeader title={say('manual.title')} />
      <Card>
        <EmptyState
          title={say('manual.unknown')}
          text={say('manual.unknownText')}
          action={<LinkButton href="/manual">{say('manual.toContents')}</LinkButton>}
        />
      </Card>
    </div>
  );
}

function TextOf({ page }: { readonly page: HelpPage }) {
  const say = useWords(helpWords);
  const language = useLanguage() === 'en' ? 'en' : 'th';
  const isPhone = useIsPhone();
  const texts = useHelpTexts();
  const contents = <ManualContents />;
  const article = useOpenedPart(texts.data !== undefined);
  return (
    <div className="manual-page">
      <PageHeader
        above={page.who[language]}
        title={page.title[language]}
        actions={
          <Button icon={<Printer size={18} />} onPress={() => window.print()}>
            {say('manual.print')}
          </Button>
        }
      />
      <ManualNav />
      <div className="manual-columns">
        <aside className="manual-side s-no-print">
          {isPhone ? (
            <Disclosure title={say('manual.contents')}>{contents}</Disclosure>
          ) : (
            <Card title={say('manual.contents')} isFlush>
              {contents}
            </Card>
          )}
        </aside>
        <article className="manual-text" ref={article}>
          <Card>
            {texts.isPending && <Skeleton kind="lines" count={8} />}
            {texts.isError && (
              <ErrorSummary error={texts.error} onRetry={() => void texts.refetch()} />
            )}
            {texts.data && (
              <Reading text={texts.data[page.id] ?? ''} link={drawLink} picture={drawPicture} />
            )}
          </Card>
          <Neighbours page={page} />
        </article>
      </div>
    </div>
  );
}

/** Brings the part that the address names (`?part=` with its heading) into sight, once the text is there. */
function useOpenedPart(isShown: boolean) {
  const { part = '' } = useSearch({ strict: false }) as { part?: string };
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isShown || part === '') return;
    const headings = [...(article.current?.querySelectorAll('h2') ?? [])];
    const found = headings.find(({ textContent }) => textContent === part);
    // The keyboard goes on from there too.
    found?.setAttribute('tabindex', '-1');
    found?.focus();
    found?.scrollIntoView();
  }, [isShown, part]);
  return article;
}

const drawLink = (place: string, words: string) => (
  <Link to={place} className="s-link">
    {words}
  </Link>
);
const drawPicture = (name: string, words: string) => <HelpPicture name={name} words={words} />;

function Neighbours({ page }: { readonly page: HelpPage }) {
  const say = useWords(helpWords);
  const language = useLanguage() === 'en' ? 'en' : 'th';
  const at = helpPages.indexOf(page);
  const around = [
    { words: say('manual.previous'), to: helpPages[at - 1] },
    { words: say('manual.next'), to: helpPages[at + 1] },
  ];
  return (
    <div className="manual-neighbours s-no-print">
      {around.map(({ words, to }) =>
        to ? (
          <Link key={words} to={`/manual/${to.id}`} className="manual-neighbour">
            <span className="s-small s-muted">{words}</span>
            {to.title[language]}
          </Link>
        ) : (
          <span key={words} />
        ),
      )}
    </div>
  );
}
