import type { PolicyVersion } from '@sarn/help/contract';
import {
  Badge,
  Card,
  DescriptionList,
  ErrorSummary,
  PageHeader,
  Skeleton,
  useLanguage,
  useWords,
  formatDay,
} from '@sarn/platform-web';
import { Link } from '@tanstack/react-router';
import { usePolicy } from '../help.client.ts';
import { helpWords } from '../words/help-words.ts';
import { PublishForm } from './PublishForm.tsx';
import './policy.css';

/** `/settings/{menuID}/privacy-policy`: the existing versions, and a form for a new one. */
export default function PolicySettingsPage() {
  const say = useWords(helpWords);
  const policy = usePolicy();
  if (policy.isError) {
    return <ErrorSummary error={policy.error} onRetry={() => void policy.refetch()} />;
  }
  return (
    <div className="policy-settings">
      <PageHeader above={say('publish.above')} title={say('policy.title')} />
      <Card title={say('publish.versions')}>
        {policy.data ? <Versions versions={policy.data.versions} /> : <Skeleton count={2} />}
      </Card>
      <Card title={say('publish.new')}>
        {policy.data ? (
          // The form for the next version starts with the text just published.
          <PublishForm key={policy.data.versions.length} from={policy.data.item} />
        ) : (
          <Skeleton kind="block" />
        )}
      </Card>
    </div>
  );
}

function Versions({ versions }: { readonly versions: readonly PolicyVersion[] }) {
  const say = useWords(helpWords);
  const language = useLanguage();
  const items = versions.map(({ version, inForceOn, state }) => ({
    term: say('policy.version', { version }),
    value: (
      <>
        <Link to="/privacy-policy" search={{ version }} className="s-link">
          {say('policy.readOther', { version })}
        </Link>{' '}
        · {say('policy.from', { date: formatDay(inForceOn, language, 'full') })}{' '}
        <Badge tone={state === 'current' ? 'success' : state === 'coming' ? 'info' : 'neutral'}>
          {say(`policy.${state}`)}
        </Badge>
      </>
    ),
  }));
  return <DescriptionList items={items} />;
}
