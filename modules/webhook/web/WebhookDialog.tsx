import type { AnnouncedType } from '@sarn/kernel';
import {
  CheckboxField,
  CheckboxGroup,
  FormDialog,
  StaleForm,
  TextField,
  useDialogForm,
  useWords,
} from '@sarn/platform-web';
import type { Webhook } from '@sarn/webhook/contract';
import { useState } from 'react';
import { readWebhook, useSaveWebhook } from './webhook.client.ts';
import { webhookWords } from './words/webhook-words.ts';

interface WebhookDialogProps {
  /** A new one where null. */
  readonly hook: Webhook | null;
  readonly types: readonly AnnouncedType[];
  readonly onClose: () => void;
  /** With the secret of a new one. */
  readonly onMade: (name: string, secret: string) => void;
}

const isAddress = (text: string): boolean => {
  const url = URL.parse(text.trim());
  // Where nobody works in earnest the server takes http as well, and says so otherwise.
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '';
};

const startOf = (hook: Webhook | null) => ({
  ...{ name: hook?.name ?? '', url: hook?.url ?? '', isOn: hook?.isOn ?? true },
  types: [...(hook?.types ?? [])] as AnnouncedType[],
});

/** @param seen the version that was last looked at: it is sent, and not one that was read meanwhile */
function useWebhookForm(seen: Webhook | null, { hook, onClose, onMade }: WebhookDialogProps) {
  const say = useWords(webhookWords);
  const save = useSaveWebhook();
  return useDialogForm({
    name: 'webhook.webhook',
    about: hook?.id,
    start: startOf(hook),
    check: ({ name, url, types: chosen }) => ({
      name: name.trim() === '' && say('nameMissing'),
      url: !isAddress(url) && say('urlMissing'),
      types: chosen.length === 0 && say('typesMissing'),
    }),
    send: async (values) =>
      save.mutateAsync({ ...(seen ? { id: seen.id, version: seen.version } : {}), ...values }),
    told: (_, { name }) => ({ title: say('saved'), text: name }),
    onFinish: ({ secret }, { name }) => {
      if (secret !== null) setTimeout(() => onMade(name, secret));
    },
    onClose,
  });
}

/** Address and events of a webhook. */
export function WebhookDialog(props: WebhookDialogProps) {
  const { hook, types, onClose } = props;
  const say = useWords(webhookWords);
  const [seen, setSeen] = useState(hook);
  const form = useWebhookForm(seen, props);
  return (
    <FormDialog
      title={say(hook ? 'editTitle' : 'newTitle')}
      size="m"
      form={form}
      label={say('save')}
      onClose={onClose}
    >
      {hook && (
        <StaleForm
          form={form}
          load={() => readWebhook(hook.id)}
          startOf={startOf}
          fields={[
            { label: say('name'), text: ({ name }) => name },
            { label: say('url'), text: ({ url }) => url },
            {
              label: say('types'),
              text: (values) => values.types.map((type) => say(`type.${type}`)).join(', '),
            },
            { label: say('isOn'), text: ({ isOn }) => (isOn ? '✓' : '') },
          ]}
          onSeen={setSeen}
        />
      )}
      <TextField label={say('name')} isRequired maxLength={100} {...form.field('name')} />
      <TextField
        label={say('url')}
        description={say('urlHint')}
        isRequired
        maxLength={500}
        {...form.field('url')}
      />
      <CheckboxGroup
        label={say('types')}
        isRequired
        options={types.map((type) => ({ value: type, label: say(`type.${type}`), hint: type }))}
        {...form.field('types')}
      />
      <CheckboxField {...form.tick('isOn')}>{say('isOn')}</CheckboxField>
    </FormDialog>
  );
}
