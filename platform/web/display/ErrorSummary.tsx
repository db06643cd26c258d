import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError, isUnreached, isWithoutLine } from '../api/api-error.ts';
import { LineBack, LineOff } from '../offline/LineOff.tsx';
import { useLine } from '../offline/use-offline.ts';
import { Panels } from '../panels.tsx';
import { errorText } from '../words/error-text.ts';
import { platformWords } from '../words/platform-words.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { Button } from '../action/Button.tsx';

export interface ErrorSummaryProps {
  /** What failed; nothing is shown for null and undefined. */
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
  /** Scrolls to it and gives it focus when it appears: after a failed form. */
  readonly isFocused?: boolean | undefined;
}

/** A failure as a sentence: what happened and what to do. */
export function ErrorSummary({ error, onRetry, isFocused }: ErrorSummaryProps) {
  const say = useWords(platformWords);
  const language = useLanguage();
  const { isOff } = useLine();
  const wasOff = useWas(isOff);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error && isFocused) box.current?.focus();
  }, [error, isFocused]);
  if (!error) return null;
  if (isOff && isUnreached(error)) return <LineOff onRetry={onRetry} isSending={isFocused} />;
  if (wasOff && !isOff && isFocused && isWithoutLine(error)) return <LineBack />;
  const text = typeof error === 'string' ? error : errorText(error, language);
  const reference = error instanceof ApiError && error.status >= 500 ? error.requestId : null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className="s-error-summary">
      <CircleAlert size={20} aria-hidden="true" />
      <div className="s-error-summary-text">
        <p>{text}</p>
        {reference && !text.includes(reference) && (
          <p className="s-small">
            {say('page.reference')}: {reference}
          </p>
        )}
        {error instanceof ApiError && (
          <Panels
            {...{ place: 'refusal', subjectId: error.code, params: error.params }}
            permissions={[]}
          />
        )}
      </div>
      {onRetry && (
        <Button size="s" onPress={onRetry}>
          {say('action.retry')}
        </Button>
      )}
    </div>
  );
}

/** Whether it was ever so since this is shown. */
function useWas(isSo: boolean): boolean {
  const [was, setWas] = useState(isSo);
  if (isSo && !was) setWas(true);
  return was;
}
