import { useEffect, useRef } from 'react';

/** Tells, when an answer comes, whether the component that asked is still on the screen. */
export function useOnScreen(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
}
