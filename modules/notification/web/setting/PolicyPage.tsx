import { Loaded, PageHeader, useWords } from '@sarn/platform-web';
import { ChannelHealthCard } from './ChannelHealthCard.tsx';
import { PolicyForm } from './PolicyForm.tsx';
import { usePolicy } from './setting.client.ts';
import { settingWords } from './words/setting-words.ts';
import '../notification.css';

/** `/settings/{menuID}/setting-notifications`: state of channels, and rules for everybody. */
export default function PolicyPage() {
  const say = useWords(settingWords);
  const policy = usePolicy();
  return (
    <div className="notification-page">
      <PageHeader above={say('common.above')} title={say('policy.title')} />
      <Loaded query={policy} lines={6}>
        {({ channels, item }) => (
          <>
            <ChannelHealthCard channels={channels} />
            <PolicyForm policy={item} />
          </>
        )}
      </Loaded>
    </div>
  );
}
