import type { NotificationPolicy, UrgentFrom } from '@sarn/notification/contract';
import {
  Card,
  Loaded,
  NumberField,
  PageHeader,
  SaveForm,
  Select,
  StaleForm,
  useForm,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { ChannelHealthCard } from './ChannelHealthCard.tsx';
import { readPolicy, usePolicy, useSavePolicy } from './setting.client.ts';
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

interface PolicyDraft {
  readonly days: number | null;
  readonly urgentFrom: UrgentFrom;
}

const startOf = ({ retentionDays, urgentFrom }: NotificationPolicy): PolicyDraft => ({
  ...{ days: retentionDays, urgentFrom },
});

function PolicyForm({ policy }: { readonly policy: NotificationPolicy }) {
  const say = useWords(settingWords);
  const toasts = useToasts();
  const save = useSavePolicy();
  const [seen, setSeen] = useState(policy);
  const form = useForm({
    name: 'notification.policy',
    start: startOf(policy),
    isCheckedAtOnce: true,
    check: ({ days }) => ({
      days: (days === null || days < 30 || days > 3650) && say('policy.retentionError'),
    }),
    send: async ({ days, urgentFrom }) =>
      save.mutateAsync({ retentionDays: days ?? policy.retentionDays, urgentFrom, seen }),
    onDone: ({ item }) => {
      setSeen(item);
      toasts.show({ tone: 'success', title: say('common.saved') });
    },
  });
  const classes = [
    { value: 'urgent', label: say('policy.fromUrgent') },
    { value: 'very-urgent', label: say('policy.fromVeryUrgent') },
    { value: 'immediate', label: say('policy.fromImmediate') },
  ] as const;
  return (
    <Card title={say('policy.rules')}>
      <SaveForm form={form} label={say('common.save')} columns={2}>
        <StaleForm
          form={form}
          load={readPolicy}
          startOf={startOf}
          fields={[
            { label: say('policy.retention'), text: ({ days }) => String(days ?? '') },
            {
              label: say('policy.urgent'),
              text: (one) => classes.find(({ value }) => value === one.urgentFrom)?.label ?? '',
            },
          ]}
          onSeen={setSeen}
        />
        <NumberField
          label={say('policy.retention')}
          description={say('policy.retentionHint')}
          isRequired
          {...form.field('days')}
        />
        <Select
          label={say('policy.urgent')}
          description={say('policy.urgentHint')}
          options={classes}
          {...form.field('urgentFrom')}
        />
      </SaveForm>
    </Card>
  );
}
