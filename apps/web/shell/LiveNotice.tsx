import { useLiveState, useWords } from '@sarn/platform-web';
import { shellWords } from './words/shell-words.ts';

/** Says that the live connection is broken: the page may show old data. */
export function LiveNotice() {
  const say = useWords(shellWords);
  const state = useLiveState();
  const isBroken = state === 'reconnecting' || state === 'error';
  return (
    <div role="status" className="live-notice" data-shown={isBroken || undefined}>
      {isBroken && say(`live.${state}`)}
    </div>
  );
}
