import { useRef } from 'react';
import { useOnScreen } from '../use-on-screen.ts';

/**
 * Whether a form is still before the person who sent it, when the answer comes. A form that its own
 * answer removed (the row it belonged to is gone) was not left.
 */
export function usePresence() {
  const isOnScreen = useOnScreen();
  const isClosed = useRef(false);
  const sentFrom = useRef('');
  return {
    /** Called when it is sent. */
    begin: () => {
      isClosed.current = false;
      sentFrom.current = location.pathname;
    },
    /** Called when the person closes it. */
    leave: () => {
      isClosed.current = true;
    },
    /** The person closed it or went to another page. */
    isLeft: () => isClosed.current || (!isOnScreen() && location.pathname !== sentFrom.current),
    /** Nothing of it is on the screen, so that its error would be seen by nobody. */
    isUnseen: () => isClosed.current || !isOnScreen(),
  };
}
