import type { WaitingRequest } from '@sarn/certificate/contract';
import {
  Badge,
  Button,
  Card,
  DescriptionList,
  ErrorSummary,
  FormBody,
  TextArea,
  formatMoment,
  useForm,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { YearsField } from './YearsField.tsx';
import { useDecide } from './certificate.client.ts';
import { certificateWords } from './words/certificate-words.ts';

/** A request that waits: who asks, its steps, and the decision with its reason. */
export function RequestPanel({ request }: { readonly request: WaitingRequest }) {
  const say = useWords(certificateWords);
  const language = useLanguage();
  const { name, post, unit, askedAt, fingerprint, token, isRenewal, isOwn } = request;
  return (
    <Card
      className="certificate-request"
      title={say('requests.of', { name })}
      actions={<Badge tone="info">{say('states.waiting')}</Badge>}
    >
      <DescriptionList
        items={[
          { term: say('people.post'), value: post || '–' },
          { term: say('requests.unit'), value: unit || '–' },
          { term: say('requests.askedAt'), value: formatMoment(askedAt, language) },
          ...(token === null ? [] : [{ term: say('key'), value: say('keyInToken', { token }) }]),
          {
            term: say('requests.fingerprint'),
            value: <code className="certificate-code">{fingerprint}</code>,
            isLong: true,
          },
        ]}
      />
      <ol className="certificate-way" aria-label={say('steps.label')}>
        <StepLine
          place={1}
          isDone
          name={name}
          text={say('steps.asked', { at: formatMoment(askedAt, language) })}
        />
        <StepLine
          place={2}
          isDone
          name={say(isRenewal ? 'requests.renewal' : token === null ? 'steps.secret' : 'steps.pin')}
          text={say('steps.secretText')}
        />
        <StepLine
          place={3}
          name={say(isOwn ? 'steps.other' : 'steps.you')}
          text={say('steps.second')}
        />
      </ol>
      {isOwn ? <p className="s-muted">{say('requests.own')}</p> : <Decision request={request} />}
    </Card>
  );
}

interface StepLineProps {
  readonly place: number;
  readonly isDone?: boolean;
  readonly name: ReactNode;
  readonly text: string;
}

function StepLine({ place, isDone = false, name, text }: StepLineProps) {
  const say = useWords(certificateWords);
  return (
    <li data-done={isDone || undefined} aria-current={isDone ? undefined : 'step'}>
      <span className="certificate-step">
        {isDone ? <Check size={16} role="img" aria-label={say('steps.done')} /> : place}
      </span>
      <span>
        {name}
        <small>{text}</small>
      </span>
    </li>
  );
}

/** What is typed is kept until one of the buttons has sent it. */
function Decision({ request }: { readonly request: WaitingRequest }) {
  const say = useWords(certificateWords);
  const toasts = useToasts();
  const decide = useDecide();
  const { id, name, token, isRenewal } = request;
  const refusal = isRenewal
    ? 'requests.refuseRenewalText'
    : (`requests.${token === null ? 'refuseText' : 'refuseTokenText'}` as const);
  const form = useForm({
    ...{ name: 'certificate.decision', about: id, start: { years: 1, reason: '' } },
    ways: ['issue', 'refuse'] as const,
    check: ({ reason }, way) => ({
      reason: way === 'refuse' && reason.trim().length < 3 && say('reasonMissing'),
    }),
    send: ({ years, reason }, { way }) =>
      decide.mutateAsync({ id, decision: way, years, reason: reason.trim() }),
    onDone: (_answer, _values, way) =>
      toasts.show({
        tone: 'success',
        title: say(way === 'issue' ? 'requests.issued' : 'requests.refused'),
        text: name,
      }),
  });
  return (
    <FormBody form={form} className="certificate-decision">
      <p>{say('requests.text')}</p>
      <YearsField value={form.values.years} onChange={(years) => form.change({ years })} />
      <TextArea label={say('requests.reason')} rows={2} maxLength={300} {...form.field('reason')} />
      <p className="s-muted s-small">{say(refusal)}</p>
      <ErrorSummary error={form.failure} isFocused />
      <div className="certificate-decide">
        <Button
          variant="primary"
          isPending={form.pending === 'issue'}
          onPress={() => void form.submit('issue')}
        >
          {say('requests.issue')}
        </Button>
        <Button
          variant="ghost"
          className="certificate-refuse"
          isPending={form.pending === 'refuse'}
          onPress={() => void form.submit('refuse')}
        >
          {say('requests.refuse')}
        </Button>
      </div>
    </FormBody>
  );
}
