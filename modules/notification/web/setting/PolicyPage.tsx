import type { NotificationPolicy, UrgentFrom } from '@sarn/notification/contract';
import {
  Card,
  Loaded,
  NumberField,
  PageHeader,
  SaveForm,
  Select,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { ChannelHealthCard } from './ChannelHealthCard.tsx';
import { usePolicy, useSavePolicy } from './setting.client.ts';
import { settingWords } from './words/setting-words.ts';
import '../notification.css';

/** `/settings/{menuID}/setting-notifications`: how channels stand, and what holds for everybody. */
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

function PolicyForm({ policy }: { readonly policy: NotificationPolicy }) {
  const say = useWords(settingWords);
  const toasts = useToasts();
  const save = useSavePolicy();
  const [days, setDays] = useState<number | null>(policy.retentionDays);
  const [urgentFrom, setUrgentFrom] = useState<UrgentFrom>(policy.urgentFrom);
  const isWrong = days === null || days < 30 || days > 3650;
  const submit = () => {
    if (isWrong) return;
    const saved = () => toasts.show({ tone: 'success', title: say('common.saved') });
    save.mutate({ retentionDays: days, urgentFrom }, { onSuccess: saved });
  };
  const classes = [
    { value: 'urgent', label: say('policy.fromUrgent') },
    { value: 'very-urgent', label: say('policy.fromVeryUrgent') },
    { value: 'immediate', label: say('policy.fromImmediate') },
  ] as const;
  return (
    <Card title={say('policy.rules')}>
      <SaveForm save={save} label={say('common.save')} onSubmit={submit} columns={2}>
        <NumberField
          label={say('policy.retention')}
          description={say('policy.retentionHint')}
          value={days}
          onChange={setDays}
          error={isWrong ? say('policy.retentionError') : null}
          isRequired
        />
        <Select
          label={say('policy.urgent')}
          description={say('policy.urgentHint')}
          options={classes}
          value={urgentFrom}
          onChange={setUrgentFrom}
        />
      </SaveForm>
    </Card>
  );
}
