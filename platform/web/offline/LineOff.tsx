import { WifiOff } from 'lucide-react';
import { Button } from '../action/Button.tsx';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import { tryLine } from './line.ts';
import { useLine } from './use-offline.ts';
import { offlineWords } from './words/offline-words.ts';

/** In place of what could not be loaded without the server; it is loaded by itself when it is back. */
export function LineOff({ onRetry }: { readonly onRetry?: (() => void) | undefined }) {
  const say = useWords(offlineWords);
  const sayUsual = useWords(platformWords);
  const { isTrying } = useLine();
  return (
    <div role="status" className="s-line-off">
      <WifiOff size={20} aria-hidden="true" />
      <p>{say('line.shownLater')}</p>
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
