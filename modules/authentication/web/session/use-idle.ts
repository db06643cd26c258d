import { useEffect, useState } from 'react';
import { idleState } from './idle-clock.ts';
import type { IdleState, IdleTimes } from './idle-clock.ts';

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const;
/** Other tabs are told this often at most. */
const tellEveryMs = 2000;

/** Whether there was input in any tab of this application recently. */
export function useIdle({ idleMs, countdownMs }: IdleTimes): IdleState {
  const [state, setState] = useState<IdleState>({ kind: 'active' });
  useEffect(() => {
    const channel = new BroadcastChannel('sarn-input');
    let last = Date.now();
    let told = 0;
    const look = () =>
      setState((known) => {
        const next = idleState(last, Date.now(), { idleMs, countdownMs });
        return next.kind === 'active' && known.kind === 'active' ? known : next;
      });
    let place = '';
    const touch = (event: Event) => {
      // Browsers fire pointermove also when the page changes below a pointer that was not moved.
      if (event instanceof PointerEvent && event.type === 'pointermove') {
        const now = `${event.screenX} ${event.screenY}`;
        if (now === place) return;
        place = now;
      }
      // Too late: the key that wakes a sleeping computer must not extend the session.
      if (idleState(last, Date.now(), { idleMs, countdownMs }).kind === 'over') {
        look();
        return;
      }
      last = Date.now();
      if (last - told > tellEveryMs) channel.postMessage((told = last));
      look();
    };
    channel.onmessage = (event: MessageEvent<number>) => {
      last = Math.max(last, event.data);
      look();
    };
    channel.postMessage(last);
    for (const input of inputs) window.addEventListener(input, touch, { passive: true });
    const timer = setInterval(look, 1000);
    return () => {
      clearInterval(timer);
      for (const input of inputs) window.removeEventListener(input, touch);
      channel.close();
    };
  }, [idleMs, countdownMs]);
  return state;
}
