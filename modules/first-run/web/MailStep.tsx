import { confirmTestMail, sendTestMail } from '@sarn/first-run/contract';
import type { FirstRunView } from '@sarn/first-run/contract';
import { isEmail } from '@sarn/organisation/contract';
import {
  Button,
  Card,
  ErrorSummary,
  FormLayout,
  TextField,
  call,
  useWords,
} from '@sarn/platform-web';
import { Send, TriangleAlert } from 'lucide-react';
import { useStepCall } from './first-run.client.ts';
import { StepFrame, goAfter } from './StepFrame.tsx';
import type { StepProps } from './StepFrame.tsx';
import { useStepForm } from './use-step-form.ts';
import { firstRunWords } from './words/first-run-words.ts';

function useSendForm(view: FirstRunView) {
  const say = useWords(firstRunWords);
  const run = useStepCall();
  return useStepForm({
    name: 'first-run.mail',
    start: { to: view.mail.sentTo ?? view.agency?.mail ?? '' },
    check: ({ to }) => ({ to: !isEmail(to.trim()) && say('mail.toMissing') }),
    send: ({ to }) => run(() => call(sendTestMail, { to: to.trim(), seen: view.version })),
  });
}

function useConfirmForm({ view, go }: StepProps) {
  const say = useWords(firstRunWords);
  const run = useStepCall();
  return useStepForm({
    name: 'first-run.mail-number',
    start: { typed: '' },
    withoutSecrets: () => ({}),
    check: ({ typed }) => ({ typed: typed.trim() === '' && say('mail.typedMissing') }),
    send: ({ typed }) => run(() => call(confirmTestMail, { typed, seen: view.version })),
    onFinish: () => goAfter(go, 'mail'),
  });
}

/** Fifth step: a test mail whose number is typed back. */
export function MailStep({ view, go }: StepProps) {
  const say = useWords(firstRunWords);
  const { sentTo, isSetUp } = view.mail;
  const isDone = view.steps.some(({ code, state }) => code === 'mail' && state === 'done');
  const send = useSendForm(view);
  const confirm = useConfirmForm({ view, go });
  return (
    <StepFrame
      {...{ view, go, step: 'mail', title: say('mail.title'), text: say('mail.text') }}
      {...(isDone ? { onNext: () => goAfter(go, 'mail') } : {})}
      {...(!isDone && sentTo !== null ? { formId: confirm.id } : {})}
      isPending={confirm.isPending}
      error={confirm.failure}
      skipHint={isDone ? say('mail.done') : say('mail.skipHint')}
    >
      {!isSetUp && (
        <p className="first-run-warning">
          <TriangleAlert size={20} aria-hidden="true" />
          {say('mail.notSetUp')}
        </p>
      )}
      {!isDone && (
        <Card>
          <FormLayout
            form={send}
            actions={
              <Button type="submit" icon={<Send size={18} />} isPending={send.isPending}>
                {say(sentTo === null ? 'mail.send' : 'mail.again')}
              </Button>
            }
          >
            <ErrorSummary error={send.failure} isFocused />
            <TextField label={say('mail.to')} inputMode="email" isRequired {...send.field('to')} />
          </FormLayout>
        </Card>
      )}
      {!isDone && sentTo !== null && (
        <Card>
          <FormLayout form={confirm}>
            <p role="status">{say('mail.sent', { to: sentTo })}</p>
            <TextField
              label={say('mail.typed')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              isRequired
              {...confirm.field('typed')}
            />
          </FormLayout>
        </Card>
      )}
    </StepFrame>
  );
}
