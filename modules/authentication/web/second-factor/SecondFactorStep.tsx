import type {
  SecondFactorAsked,
  SecondFactorMethod,
  SignedIn,
} from '@sarn/authentication/contract';
import {
  ApiError,
  PublicButton,
  PublicTextField,
  errorText,
  usePageTitle,
  useWords,
} from '@sarn/platform-web/public';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { answerByCode, answerByPasskey } from './passkey-sign-in.ts';
import { secondFactorWords } from './words/second-factor-words.ts';

export interface SecondFactorStepProps {
  readonly asked: SecondFactorAsked['secondFactor'];
  readonly onDone: (answer: SignedIn) => void;
  /** The ticket has ended, or the person goes back: sign-in begins anew. */
  readonly onOver: (error: unknown) => void;
}

type CodeMethod = Exclude<SecondFactorMethod, 'passkey'>;

/** The second half of sign-in: a code of the app, a passkey, or a recovery code. */
export default function SecondFactorStep({ asked, onDone, onOver }: SecondFactorStepProps) {
  const say = useWords(secondFactorWords);
  usePageTitle(say('step.title'));
  const { ticket, methods } = asked;
  const codes = methods.filter((method): method is CodeMethod => method !== 'passkey');
  const hasPasskey = methods.includes('passkey');
  const hasApp = methods.includes('one-time-code');
  const [method, setMethod] = useState<CodeMethod | null>(hasApp ? 'one-time-code' : null);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [pending, setPending] = useState<SecondFactorMethod | null>(null);

  const send = async (by: SecondFactorMethod, work: () => Promise<SignedIn>): Promise<void> => {
    setFault(null);
    setPending(by);
    try {
      onDone(await work());
    } catch (error) {
      if (isOver(error)) return onOver(error);
      setFault(errorText(error));
    }
    setPending(null);
  };
  const submit = (): void => {
    if (pending || method === null) return;
    if (code.trim() === '') setFault(say('step.codeMissing'));
    else void send(method, () => answerByCode(ticket, method, code));
  };
  const choose = (next: CodeMethod): void => {
    setMethod(next);
    setCode('');
    setFault(null);
  };
  return (
    <form
      className="sign-in-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h1>{say('step.title')}</h1>
      <p className="s-muted">{say(method === null ? 'step.textPasskey' : `step.text.${method}`)}</p>
      {method !== null && (
        <>
          <PublicTextField
            key={method}
            label={say(`step.label.${method}`)}
            name="code"
            autoFocus
            autoComplete="one-time-code"
            inputMode={method === 'one-time-code' ? 'numeric' : 'text'}
            maxLength={20}
            value={code}
            onChange={setCode}
            error={fault}
          />
          <PublicButton type="submit" variant="primary" isWide isPending={pending === method}>
            {say('step.submit')}
          </PublicButton>
        </>
      )}
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
          isPending={pending === 'passkey'}
          onPress={() => void send('passkey', () => answerByPasskey(ticket))}
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
    </form>
  );
}

function isOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'identity.second-factor-ticket-invalid';
}
