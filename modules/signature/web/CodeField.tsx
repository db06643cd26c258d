import { signingCodeLimits } from '@sarn/signature/contract';
import { Button, ErrorSummary, Progress, TextField, useWords } from '@sarn/platform-web';
import { useEffect, useState } from 'react';
import type { useSendCode } from './signature.client.ts';
import { signatureWords } from './words/signature-words.ts';

interface CodeFieldProps {
  readonly send: ReturnType<typeof useSendCode>;
  /** The person has an app that makes such codes: nothing need be sent. */
  readonly hasApp: boolean;
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly error?: string | null;
}

/** The code of six digits that is sent by mail: where it went, how long it is good, and another one. */
export function CodeField({ send, hasApp, code, onChange, error }: CodeFieldProps) {
  const say = useWords(signatureWords);
  const { data } = send;
  const now = useSeconds(data !== undefined);
  const left = secondsTo(data?.expiresAt, now);
  const again = secondsTo(data?.againAt, now);
  return (
    <div className="signing-code">
      <ErrorSummary error={send.error} />
      {(data || hasApp) && (
        <TextField
          label={say('mailCode')}
          description={data ? say('mailCodeHint', { to: data.to }) : say('appCodeHint')}
          isRequired
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={signingCodeLimits.digits + 1}
          value={code}
          error={error ?? null}
          onChange={onChange}
        />
      )}
      {data && left > 0 && (
        <Progress
          label={say('mailCode')}
          value={left / signingCodeLimits.seconds}
          text={say('codeLeft', { time: clockOf(left) })}
        />
      )}
      {data && left === 0 && <p role="status">{say('codeOver')}</p>}
      <Button isPending={send.isPending} isDisabled={again > 0} onPress={() => send.mutate()}>
        {again > 0 ? say('codeAgainIn', { seconds: again }) : say(data ? 'codeAgain' : 'codeSend')}
      </Button>
    </div>
  );
}

/** Ticks each second while it is needed. */
function useSeconds(isOn: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isOn) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOn]);
  return now;
}

const secondsTo = (at: string | undefined, now: number): number =>
  at === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(at) - now) / 1000));

const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}.${String(seconds % 60).padStart(2, '0')}`;
