import { Button, Dialog, useWords } from '@sarn/platform-web';
import { useEffect } from 'react';
import { sessionWords } from './words/session-words.ts';
import type { IdleTimes } from './idle-clock.ts';
import { signOutIdle } from './session.ts';
import { useIdle } from './use-idle.ts';

/** Signs out after a time without input; any input in any tab ends the countdown before it. */
export function IdleGuard(times: IdleTimes) {
  const say = useWords(sessionWords);
  const state = useIdle(times);
  useEffect(() => {
    if (state.kind === 'over') void signOutIdle();
  }, [state.kind]);
  if (state.kind !== 'counting') return null;
  // Pressing the button is already the input that ends the countdown.
  const stay = () => {};
  return (
    <Dialog
      isOpen
      size="s"
      role="alertdialog"
      title={say('idle.title')}
      onClose={stay}
      footer={
        <Button variant="primary" autoFocus onPress={stay}>
          {say('idle.stay')}
        </Button>
      }
    >
      <p>{say('idle.text', { count: state.secondsLeft })}</p>
    </Dialog>
  );
}
