import {
  Badge,
  Button,
  Card,
  DescriptionList,
  ErrorSummary,
  formatMoment,
  useDialogs,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { Webhook } from '@sarn/webhook/contract';
import { KeyRound, List, Pencil, Send, Trash2 } from 'lucide-react';
import { useRemoveWebhook, useRenewSecret, useTestWebhook } from './webhook.client.ts';
import { webhookWords } from './words/webhook-words.ts';

interface WebhookCardProps {
  readonly hook: Webhook;
  readonly onEdit: () => void;
  readonly onLog: () => void;
  readonly onSecret: (secret: string) => void;
}

/** A webhook: whether it works, what it is told, and how it did in the last day. */
export function WebhookCard(props: WebhookCardProps) {
  const { hook } = props;
  return (
    <Card
      title={
        <span className="webhook-title">
          {hook.name} <State hook={hook} />
        </span>
      }
    >
      <Facts hook={hook} />
      <Actions {...props} />
    </Card>
  );
}

function State({ hook: { isOn, offReason, failingSince } }: { readonly hook: Webhook }) {
  const say = useWords(webhookWords);
  if (!isOn) {
    const reason = offReason ?? 'person';
    const tone = reason === 'person' ? 'neutral' : 'danger';
    return <Badge tone={tone}>{say(`off.${reason}`)}</Badge>;
  }
  const isFailing = failingSince !== null;
  const tone = isFailing ? 'warning' : 'success';
  return <Badge tone={tone}>{say(isFailing ? 'failing' : 'on')}</Badge>;
}

function Facts({ hook }: { readonly hook: Webhook }) {
  const say = useWords(webhookWords);
  const language = useLanguage();
  const { sent, failed, waiting, failingSince, oldSecretUntil } = hook;
  const all = sent + failed;
  const percent = all === 0 ? 0 : Math.floor((sent / all) * 100);
  const at = (term: string, moment: string | null) =>
    moment === null ? [] : [{ term, value: formatMoment(moment, language) }];
  return (
    <DescriptionList
      items={[
        { term: say('url'), value: <code className="webhook-url">{hook.url}</code>, isLong: true },
        {
          term: say('types'),
          value: hook.types.map((type) => say(`type.${type}`)).join(' · '),
          isLong: true,
        },
        {
          term: say('rate'),
          value: all === 0 ? say('rateNone') : say('rateOf', { sent, all, percent }),
        },
        { term: say('waiting'), value: say('waitingOf', { count: waiting }) },
        ...at(say('failingSince'), failingSince),
        ...at(say('oldUntil'), oldSecretUntil),
      ]}
    />
  );
}

function Actions({ hook, onEdit, onLog, onSecret }: WebhookCardProps) {
  const say = useWords(webhookWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const [test, renew, remove] = [useTestWebhook(), useRenewSecret(), useRemoveWebhook()];
  const { id, name } = hook;
  const ask = (title: string, text: string) => dialogs.confirm({ title, text, tone: 'warning' });
  const change = async () => {
    if (!(await ask(say('renewSure', { name }), say('renewText')))) return;
    renew.mutate(id, { onSuccess: ({ secret }) => onSecret(secret) });
  };
  const drop = async () => {
    if (!(await ask(say('removeSure', { name }), say('removeText')))) return;
    remove.mutate(id, { onSuccess: () => toasts.show({ title: say('removed'), text: name }) });
  };
  const onTested = () => toasts.show({ title: say('tested') });
  return (
    <>
      <ErrorSummary error={test.error ?? renew.error ?? remove.error} isFocused />
      <div className="webhook-actions">
        <Button icon={<List size={18} />} onPress={onLog}>
          {say('log')}
        </Button>
        <Button
          icon={<Send size={18} />}
          isPending={test.isPending}
          isDisabled={!hook.isOn}
          onPress={() => test.mutate(id, { onSuccess: onTested })}
        >
          {say('test')}
        </Button>
        <Button icon={<Pencil size={18} />} onPress={onEdit}>
          {say('edit')}
        </Button>
        <Button
          variant="ghost"
          icon={<KeyRound size={18} />}
          isPending={renew.isPending}
          onPress={() => void change()}
        >
          {say('renew')}
        </Button>
        <Button
          variant="ghost"
          icon={<Trash2 size={18} />}
          isPending={remove.isPending}
          onPress={() => void drop()}
        >
          {say('remove')}
        </Button>
      </div>
    </>
  );
}
