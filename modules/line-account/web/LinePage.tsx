import {
  Card,
  EmptyState,
  ErrorSummary,
  LinkButton,
  PageHeader,
  Skeleton,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useEffect, useEffectEvent, useState } from 'react';
import { LinkSteps } from './LinkSteps.tsx';
import { LinkedCard } from './LinkedCard.tsx';
import { useLineAccount } from './line.client.ts';
import { lineWords } from './words/line-words.ts';
import './line.css';

/** `/account-line-service`: links a LINE account to the own account, or unlinks it. */
export default function LinePage() {
  const say = useWords(lineWords);
  const toasts = useToasts();
  const [isWaiting, setWaiting] = useState(false);
  const query = useLineAccount(isWaiting);
  const account = query.data?.item;
  const isLinked = Boolean(account?.link);
  const arrived = useEffectEvent(() => {
    if (!isWaiting) return;
    setWaiting(false);
    toasts.show({ tone: 'success', title: say('line.nowLinked') });
  });
  useEffect(() => {
    if (isLinked) arrived();
  }, [isLinked]);
  const settings = <LinkButton href="/notification-settings">{say('line.settings')}</LinkButton>;
  return (
    <div className="line-page">
      <PageHeader title={say('line.title')} meta={say('line.intro')} actions={settings} />
      <ErrorSummary error={query.error} onRetry={() => void query.refetch()} />
      {query.isPending && <Skeleton count={4} />}
      {account && !account.isAvailable && (
        <Card>
          <EmptyState
            title={say(account.isOffered ? 'line.notSetUp' : 'line.notOffered')}
            text={say(account.isOffered ? 'line.notSetUpText' : 'line.notOfferedText')}
          />
        </Card>
      )}
      {account?.link && <LinkedCard link={account.link} officialId={account.officialId ?? ''} />}
      {account?.isAvailable && !account.link && (
        <LinkSteps officialId={account.officialId} onCode={() => setWaiting(true)} />
      )}
    </div>
  );
}
