import { signingCodeLimits } from '@sarn/signature/contract';
import type { CodeWayCard, SentCodeWay } from '@sarn/signature/contract';
import { ApiError, Button, ErrorSummary, Progress, TextField, useWords } from '@sarn/platform-web';
import { useEffect, useState } from 'react';
import { CodeWays } from './CodeWays.tsx';
import type { useSendCode } from './signature.client.ts';
import { signatureWords } from './words/signature-words.ts';

interface CodeFieldProps {
  readonly send: ReturnType<typeof useSendCode>;
  readonly ways: readonly CodeWayCard[];
  /** The person has an app that makes such codes: nothing need be sent. */
  readonly hasApp: boolean;
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly error?: string | null;
}

/** The code of six digits: by which way it is sent, where it went, how long it is good, and another one. */
export function CodeField({ send, ways, hasApp, code, onChange, error }: CodeFieldProps) {
  const say = useWords(signatureWords);
  const { data } = send;
  const [way, choose] = useWay(ways, send);
  const now = useSeconds(data !== undefined);
  const left = secondsTo(data?.expiresAt, now);
  const again = secondsTo(data?.againAt, now);
  const sentHint =
    data && (data.way === 'line' ? say('lineCodeHint') : say('mailCodeHint', { to: data.to }));
  return (
    <div className="signing-code">
      <CodeWays ways={ways} hasApp={hasApp} way={way} onChange={choose} />
      <ErrorSummary error={send.error} isFocused />
      {(data || hasApp) && (
        <TextField
          label={say('mailCode')}
          description={sentHint ?? say(way ? 'appCodeHint' : 'appOnlyHint')}
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
      {way && (
        <Button isPending={send.isPending} isDisabled={again > 0} onPress={() => send.mutate(way)}>
          {again > 0
            ? say('codeAgainIn', { seconds: again })
            : say(data?.way === way ? 'codeAgain' : `codeSend.${way}`)}
        </Button>
      )}
    </div>
  );
}

/**
 * The chosen way: the first one that is ready until another is chosen. Where a way did not take a code, another one
 * is chosen, as it is what can be done now.
 */
function useWay(
  ways: readonly CodeWayCard[],
  { error, variables }: ReturnType<typeof useSendCode>,
): [SentCodeWay | null, (way: SentCodeWay) => void] {
  const [chosen, choose] = useState<SentCodeWay | null>(null);
  const ready = ways.filter(({ state }) => state === 'ready').map((one) => one.way);
  const hasFailed = error instanceof ApiError && error.code === `signature.${variables}-failed`;
  const other = hasFailed ? ready.find((way) => way !== variables) : undefined;
  useEffect(() => {
    if (other) choose(other);
  }, [other]);
  return [chosen ?? ready[0] ?? null, choose];
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
