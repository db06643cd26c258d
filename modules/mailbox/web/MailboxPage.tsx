import { mailboxFailures } from '@sarn/mailbox/contract';
import type { MailboxHealth } from '@sarn/mailbox/contract';
import {
  Badge,
  Button,
  Card,
  CheckboxField,
  DescriptionList,
  EmptyState,
  ErrorSummary,
  FormRow,
  Loaded,
  PageHeader,
  SaveForm,
  StaleForm,
  useForm,
  useLanguage,
  useToasts,
  useWords,
  formatMoment,
} from '@sarn/platform-web';
import { MailX } from 'lucide-react';
import { useState } from 'react';
import { readAnswers, useCheckMailbox, useMailbox, useSaveMailbox } from './mailbox.client.ts';
import { mailboxWords } from './words/mailbox-words.ts';
import './mailbox.css';

/** `/settings/{menuID}/agency-mailbox`: state of the mailbox, and which answers it sends. */
export default function MailboxPage() {
  const say = useWords(mailboxWords);
  const mailbox = useMailbox();
  return (
    <div className="mailbox-page">
      <PageHeader above={say('above')} title={say('title')} />
      <p className="s-muted">{say('text')}</p>
      <Loaded query={mailbox} lines={6}>
        {(health) => (
          <>
            {health.isOn ? (
              <Health health={health} />
            ) : (
              <Card>
                <EmptyState icon={<MailX size={28} />} title={say('off')} text={say('offText')} />
              </Card>
            )}
            <Answers health={health} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function Health({ health }: { readonly health: MailboxHealth }) {
  const say = useWords(mailboxWords);
  const language = useLanguage();
  const toasts = useToasts();
  const check = useCheckMailbox();
  const time = (at: string | null) => (at ? formatMoment(at, language) : say('never'));
  const { address, host, folder, checkedAt, failedAt, letters, reports, repeats } = health;
  const cause = causeOf(health, language);
  return (
    <Card title={say('health')}>
      <ErrorSummary error={check.error} isFocused />
      <DescriptionList
        items={[
          { term: say('state'), value: <State health={health} /> },
          ...(cause ? [{ term: say('cause'), value: cause, isLong: true }] : []),
          { term: say('address'), value: <code>{address}</code> },
          { term: say('server'), value: <code>{`${host} ${folder}`}</code> },
          { term: say('checkedAt'), value: time(checkedAt) },
          ...(failedAt ? [{ term: say('failedAt'), value: time(failedAt) }] : []),
          { term: say('taken'), value: say('counts', { letters, reports, repeats }), isLong: true },
        ]}
      />
      {health.failure !== null && <p className="s-muted mailbox-retry">{say('retries')}</p>}
      <Button
        isPending={check.isPending}
        onPress={() =>
          check.mutate(undefined, { onSuccess: () => toasts.show({ title: say('checking') }) })
        }
      >
        {say('check')}
      </Button>
    </Card>
  );
}

/** Why the mailbox cannot be read, as a sentence; null while it can be read. */
function causeOf({ failure }: MailboxHealth, language: string): string | null {
  if (failure === null) return null;
  const words = mailboxFailures[failure as keyof typeof mailboxFailures] ?? mailboxFailures.other;
  return language === 'en' ? words.en : words.th;
}

function State({ health: { failure, checkedAt } }: { readonly health: MailboxHealth }) {
  const say = useWords(mailboxWords);
  if (failure !== null) return <Badge tone="danger">{say('failing')}</Badge>;
  const isFine = checkedAt !== null;
  return <Badge tone={isFine ? 'success' : 'info'}>{say(isFine ? 'fine' : 'waiting')}</Badge>;
}

const startOf = ({ acknowledges, tellsNumber }: MailboxHealth) => ({ acknowledges, tellsNumber });

function Answers({ health }: { readonly health: MailboxHealth }) {
  const say = useWords(mailboxWords);
  const toasts = useToasts();
  const save = useSaveMailbox();
  const [seen, setSeen] = useState(() => startOf(health));
  const form = useForm({
    name: 'mailbox.answers',
    start: startOf(health),
    send: async (values) => save.mutateAsync({ ...values, seen }),
    onDone: (_, values) => {
      setSeen(values);
      toasts.show({ tone: 'success', title: say('saved') });
    },
  });
  return (
    <Card title={say('answers')}>
      <p className="s-muted">{say('answersText')}</p>
      <SaveForm form={form} label={say('save')}>
        <StaleForm
          form={form}
          load={readAnswers}
          startOf={startOf}
          fields={[
            { label: say('acknowledges'), text: (one) => (one.acknowledges ? '✓' : '') },
            { label: say('tellsNumber'), text: (one) => (one.tellsNumber ? '✓' : '') },
          ]}
          onSeen={(now) => setSeen(startOf(now))}
        />
        <FormRow>
          <CheckboxField {...form.tick('acknowledges')}>{say('acknowledges')}</CheckboxField>
        </FormRow>
        <FormRow>
          <CheckboxField {...form.tick('tellsNumber')}>{say('tellsNumber')}</CheckboxField>
        </FormRow>
      </SaveForm>
    </Card>
  );
}
