import { LinkButton, Loaded, PageHeader, useWords } from '@sarn/platform-web';
import { ChannelsCard } from './ChannelsCard.tsx';
import { PreferenceForm } from './PreferenceForm.tsx';
import { usePreference } from './preference.client.ts';
import { preferenceWords } from './words/preference-words.ts';
import '../notification.css';
import './preference.css';

/** `/notification-settings`: by which channels and when the person is notified. */
export default function PreferencePage() {
  const say = useWords(preferenceWords);
  const preference = usePreference();
  const all = <LinkButton href="/notification-all">{say('page.all')}</LinkButton>;
  return (
    <div className="notification-page">
      <PageHeader title={say('page.title')} meta={say('page.intro')} actions={all} />
      <Loaded query={preference} lines={8}>
        {({ item }) => (
          <>
            <ChannelsCard channels={item.channels} />
            <PreferenceForm preference={item} />
          </>
        )}
      </Loaded>
    </div>
  );
}
