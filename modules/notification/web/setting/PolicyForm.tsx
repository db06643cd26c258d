import type { NotificationPolicy, UrgentFrom } from '@sarn/notification/contract';
import { formatHours } from '@sarn/kernel';
import {
  Card,
  CheckboxField,
  NumberField,
  SaveForm,
  Select,
  StaleForm,
  useForm,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { ComparedField, Form } from '@sarn/platform-web';
import { useState } from 'react';
import { TimeSelect } from '../preference/TimeSelect.tsx';
import { readPolicy, useSavePolicy } from './setting.client.ts';
import { useUrgentClasses } from './urgent-classes.ts';
import { settingWords } from './words/setting-words.ts';

interface PolicyDraft {
  readonly days: number | null;
  readonly urgentFrom: UrgentFrom;
  readonly isQuiet: boolean;
  /** Kept while there are no quiet hours. */
  readonly quietFrom: string;
  readonly quietUntil: string;
  readonly quietDaysOff: boolean;
}

const startOf = (policy: NotificationPolicy): PolicyDraft => ({
  ...{ days: policy.retentionDays, urgentFrom: policy.urgentFrom },
  isQuiet: policy.quietFrom !== null,
  ...{ quietFrom: policy.quietFrom ?? '20:00', quietUntil: policy.quietUntil ?? '06:30' },
  quietDaysOff: policy.quietDaysOff,
});

const toInput = (draft: PolicyDraft, { retentionDays }: NotificationPolicy) => ({
  ...{ retentionDays: draft.days ?? retentionDays, urgentFrom: draft.urgentFrom },
  ...{
    quietFrom: draft.isQuiet ? draft.quietFrom : '',
    quietUntil: draft.isQuiet ? draft.quietUntil : '',
  },
  quietDaysOff: draft.quietDaysOff,
});

type PolicyFrame = Pick<Form<PolicyDraft, unknown, 'submit'>, 'tick' | 'field' | 'values'>;

/** When nothing is sent outside. */
function QuietFields({ form }: { readonly form: PolicyFrame }) {
  const say = useWords(settingWords);
  return (
    <>
      <CheckboxField {...form.tick('isQuiet')} hint={say('policy.quietHint')}>
        {say('policy.quiet')}
      </CheckboxField>
      <CheckboxField {...form.tick('quietDaysOff')}>{say('policy.daysOff')}</CheckboxField>
      {form.values.isQuiet && (
        <>
          <TimeSelect label={say('policy.from')} {...form.field('quietFrom')} />
          <TimeSelect label={say('policy.until')} {...form.field('quietUntil')} />
        </>
      )}
    </>
  );
}

/** The fields as the comparison with what somebody else saved names them. */
function useCompared(): readonly ComparedField<PolicyDraft>[] {
  const say = useWords(settingWords);
  const language = useLanguage();
  const classes = useUrgentClasses();
  return [
    { label: say('policy.retention'), text: ({ days }) => String(days ?? '') },
    {
      label: say('policy.urgent'),
      text: (one) => classes.find(({ value }) => value === one.urgentFrom)?.label ?? '',
    },
    {
      label: say('policy.quiet'),
      text: ({ isQuiet, quietFrom, quietUntil }) =>
        isQuiet ? formatHours(quietFrom, quietUntil, language) : say('policy.no'),
    },
    {
      label: say('policy.daysOff'),
      text: ({ quietDaysOff }) => say(quietDaysOff ? 'policy.yes' : 'policy.no'),
    },
  ];
}

/** How long notifications are kept, what counts as urgent, and the quiet time. */
export function PolicyForm({ policy }: { readonly policy: NotificationPolicy }) {
  const say = useWords(settingWords);
  const toasts = useToasts();
  const save = useSavePolicy();
  const [seen, setSeen] = useState(policy);
  const form = useForm({
    name: 'notification.policy',
    start: startOf(policy),
    isCheckedAtOnce: true,
    check: ({ days, isQuiet, quietFrom, quietUntil }) => ({
      days: (days === null || days < 30 || days > 3650) && say('policy.retentionError'),
      quietUntil: isQuiet && quietFrom === quietUntil && say('policy.sameTime'),
    }),
    send: async (draft) => save.mutateAsync({ ...toInput(draft, policy), seen }),
    onDone: ({ item }) => {
      setSeen(item);
      toasts.show({ tone: 'success', title: say('common.saved') });
    },
  });
  const classes = useUrgentClasses();
  const compared = useCompared();
  return (
    <Card title={say('policy.rules')}>
      <SaveForm form={form} label={say('common.save')} columns={2}>
        <StaleForm
          form={form}
          load={readPolicy}
          startOf={startOf}
          fields={compared}
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
        <QuietFields form={form} />
      </SaveForm>
    </Card>
  );
}
