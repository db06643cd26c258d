import { CircleCheck, WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../action/Button.tsx';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import { tryLine } from './line.ts';
import { useLine } from './use-offline.ts';
import { offlineWords } from './words/offline-words.ts';

interface LineOffProps {
  readonly onRetry?: (() => void) | undefined;
  /** Something was sent and not loaded: it is not sent by itself when the server is back. */
  readonly isSending?: boolean | undefined;
}

/** Above a form that could not be sent while the server was not reached, once it is reached again. */
export function LineBack() {
  const say = useWords(offlineWords);
  return (
    <div role="status" className="s-line-off">
      <CircleCheck size={20} aria-hidden="true" />
      <p>{say('line.backUnsent')}</p>
    </div>
  );
}

/** In place of what could not be loaded without the server, and above a form that could not be sent. */
export function LineOff({ onRetry, isSending = false }: LineOffProps) {
  const say = useWords(offlineWords);
  const sayUsual = useWords(platformWords);
  const { isTrying } = useLine();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that sent stands far below, at the end of a long form.
    if (isSending) box.current?.focus();
  }, [isSending]);
  return (
    <div ref={box} tabIndex={-1} role="status" className="s-line-off">
      <WifiOff size={20} aria-hidden="true" />
      <p>{say(isSending ? 'line.noAnswer' : 'line.shownLater')}</p>
      {onRetry && (
        <Button
          size="s"
          isPending={isTrying}
          onPress={() => {
            void tryLine();
            onRetry();
          }}
        >
          {sayUsual('action.retry')}
        </Button>
      )}
    </div>
  );
}
