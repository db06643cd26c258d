import type { SecondFactorMethod } from '@sarn/authentication/contract';
import type { SecondFactorStepProps } from '@sarn/authentication/web';
import {
  ApiError,
  errorText,
  PublicButton,
  PublicForm,
  PublicTextField,
  useForm,
  usePageTitle,
  useWords,
} from '@sarn/platform-web/public';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { answerByCode, answerByPasskey } from './passkey-sign-in.ts';
import { secondFactorWords } from './words/second-factor-words.ts';

type CodeMethod = Exclude<SecondFactorMethod, 'passkey'>;

/** The form of one code or of the passkey. */
function useFactorForm(props: SecondFactorStepProps, method: CodeMethod | null) {
  const { asked, onDone, onOver } = props;
  const { ticket } = asked;
  const say = useWords(secondFactorWords);
  return useForm({
    name: 'sign-in.second-factor',
    start: { code: '' },
    withoutSecrets: () => ({}),
    ways: ['code', 'passkey'],
    check: ({ code }, way) => ({
      code: way === 'code' && code.trim() === '' && say('step.codeMissing'),
    }),
    send: async ({ code }, { way }) => {
      try {
        if (way === 'passkey' || method === null) return await answerByPasskey(ticket);
        return await answerByCode(ticket, method, code);
      } catch (error) {
        if (!isOver(error)) throw error;
        onOver(error);
        return null;
      }
    },
    onDone: (answer) => {
      if (answer) onDone(answer);
    },
  });
}

/** The second half of sign-in: a code of the app, a passkey, or a recovery code. */
export default function SecondFactorStep(props: SecondFactorStepProps) {
  const { asked, onOver } = props;
  const say = useWords(secondFactorWords);
  usePageTitle(say('step.title'));
  const { methods } = asked;
  const codes = methods.filter((method): method is CodeMethod => method !== 'passkey');
  const hasPasskey = methods.includes('passkey');
  const hasApp = methods.includes('one-time-code');
  const [method, setMethod] = useState<CodeMethod | null>(hasApp ? 'one-time-code' : null);
  const form = useFactorForm(props, method);
  const fault = form.failure === null ? form.error('code') : errorText(form.failure);
  const choose = (next: CodeMethod): void => {
    setMethod(next);
    form.reset();
  };
  return (
    <PublicForm className="sign-in-form" form={form}>
      <h1>{say('step.title')}</h1>
      <p className="s-muted">{say(method === null ? 'step.textPasskey' : `step.text.${method}`)}</p>
      {method !== null && <CodeFields form={form} method={method} fault={fault} />}
      {method === null && fault && (
        <p className="s-field-error" role="alert">
          {fault}
        </p>
      )}
      {hasPasskey && (
        <PublicButton
          variant={method === null ? 'primary' : 'quiet'}
          isWide
          icon={<KeyRound size={20} aria-hidden="true" />}
          isPending={form.pending === 'passkey'}
          onPress={() => void form.submit('passkey')}
        >
          {say('step.passkey')}
        </PublicButton>
      )}
      {codes
        .filter((other) => other !== method)
        .map((other) => (
          <PublicButton key={other} variant="ghost" isWide onPress={() => choose(other)}>
            {say(`step.use.${other}`)}
          </PublicButton>
        ))}
      <PublicButton variant="ghost" isWide onPress={() => onOver(null)}>
        {say('step.back')}
      </PublicButton>
    </PublicForm>
  );
}

interface CodeFieldsProps {
  readonly form: ReturnType<typeof useFactorForm>;
  readonly method: CodeMethod;
  readonly fault: string | null;
}

function CodeFields({ form, method, fault }: CodeFieldsProps) {
  const say = useWords(secondFactorWords);
  return (
    <>
      <PublicTextField
        key={method}
        label={say(`step.label.${method}`)}
        name="code"
        autoFocus
        autoComplete="one-time-code"
        inputMode={method === 'one-time-code' ? 'numeric' : 'text'}
        maxLength={20}
        {...form.field('code')}
        error={fault}
      />
      <PublicButton type="submit" variant="primary" isWide isPending={form.pending === 'code'}>
        {say('step.submit')}
      </PublicButton>
    </>
  );
}

function isOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'identity.second-factor-ticket-invalid';
}
