import { LineBar, useLine, useLiveState, useWords } from '@sarn/platform-web';
import { shellWords } from './words/shell-words.ts';

/**
 * Says that the server is not reached; where it is, and the live connection alone is broken, that the
 * page may show old data.
 */
export function LiveNotice() {
  const say = useWords(shellWords);
  const state = useLiveState();
  const { isOff } = useLine();
  const isBroken = !isOff && (state === 'reconnecting' || state === 'error');
  return (
    <>
      <LineBar />
      <div role="status" className="live-notice" data-shown={isBroken || undefined}>
        {isBroken && say(`live.${state}`)}
      </div>
    </>
  );
}
