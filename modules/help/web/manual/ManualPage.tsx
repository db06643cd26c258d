import {
  Card,
  EmptyList,
  ErrorSummary,
  PageHeader,
  SearchBar,
  useLanguage,
  useTextInAddress,
  useWords,
} from '@sarn/platform-web';
import { Link } from '@tanstack/react-router';
import { Route } from 'lucide-react';
import { helpPages } from '../pages/catalogue.ts';
import { searchPages } from '../pages/search.ts';
import { useHelpTexts } from '../pages/use-texts.ts';
import { helpWords } from '../words/help-words.ts';
import { AgencyManuals } from './ManualFiles.tsx';
import { ManualContents } from './ManualContents.tsx';
import { ManualNav } from './ManualNav.tsx';

const searchDelayMs = 250;

/** `/manual`: contents, search, and the agency's own manuals. */
export default function ManualPage() {
  const say = useWords(helpWords);
  const [wanted, setWanted] = useTextInAddress('search');
  const onClear = () => setWanted('');
  return (
    <div className="manual-page">
      <PageHeader title={say('manual.title')} meta={say('manual.intro')} />
      <ManualNav />
      <Card>
        <div className="manual-search">
          <SearchBar
            label={say('manual.search')}
            hint={say('manual.searchHint')}
            text={wanted}
            delayMs={searchDelayMs}
            onSearch={setWanted}
          />
        </div>
        {wanted === '' ? <ManualContents isWide /> : <Findings wanted={wanted} onClear={onClear} />}
      </Card>
      <Card>
        <Link to="/sarabun/help/flow" className="manual-flow">
          <Route size={24} aria-hidden="true" />
          <span>
            <strong>{say('manual.flow')}</strong>
            <span className="s-muted">{say('manual.flowText')}</span>
          </span>
        </Link>
      </Card>
      <AgencyManuals kinds={['manual']} />
    </div>
  );
}

interface FindingsProps {
  readonly wanted: string;
  readonly onClear: () => void;
}

function Findings({ wanted, onClear }: FindingsProps) {
  const say = useWords(helpWords);
  const language = useLanguage() === 'en' ? 'en' : 'th';
  const texts = useHelpTexts();
  if (texts.isError) {
    return <ErrorSummary error={texts.error} onRetry={() => void texts.refetch()} />;
  }
  if (!texts.data) return null;
  const titles = Object.fromEntries(helpPages.map(({ id, title }) => [id, title[language]]));
  const found = searchPages(wanted, titles, texts.data);
  return (
    <div role="status">
      {found.length === 0 ? (
        <EmptyList
          none={{ title: say('manual.noneText') }}
          filter={{
            isSet: true,
            onClear,
            title: say('manual.none', { text: wanted }),
            text: say('manual.noneText'),
          }}
        />
      ) : (
        <p className="s-small s-muted">{say('manual.found', { count: found.length })}</p>
      )}
      <ul className="manual-contents">
        {found.map(({ id, excerpt }) => (
          <li key={id}>
            <Link to={`/manual/${id}`} className="manual-contents-link">
              <strong>{titles[id]}</strong>
              <span className="s-small s-muted">{excerpt}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
