import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Whether the component is still there, for work that goes on row by row: closing its dialog stops it before
 * the next row.
 */
export function useMounted(): RefObject<boolean> {
  const isMounted = useRef(true);
  useEffect(() => {
    // An effect may run twice in development.
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
