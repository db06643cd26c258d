import { ErrorSummary, LinkButton, PageHeader, Skeleton, useWords } from '@sarn/platform-web';
import { ChannelsCard } from './ChannelsCard.tsx';
import { PreferenceForm } from './PreferenceForm.tsx';
import { usePreference } from './preference.client.ts';
import { preferenceWords } from './words/preference-words.ts';
import '../notification.css';
import './preference.css';

/** `/notification-settings`: by what and when I am told. */
export default function PreferencePage() {
  const say = useWords(preferenceWords);
  const preference = usePreference();
  const all = <LinkButton href="/notification-all">{say('page.all')}</LinkButton>;
  return (
    <div className="notification-page">
      <PageHeader title={say('page.title')} meta={say('page.intro')} actions={all} />
      <ErrorSummary error={preference.error} onRetry={() => void preference.refetch()} />
      {preference.isPending && <Skeleton count={8} />}
      {preference.data && <ChannelsCard channels={preference.data.item.channels} />}
      {preference.data && <PreferenceForm preference={preference.data.item} />}
    </div>
  );
}
