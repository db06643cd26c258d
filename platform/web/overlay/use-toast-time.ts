import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isPlain } from './toast-turn.ts';
import { closeToast } from './toasts.ts';
import type { Told } from './toasts.ts';

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isPageHidden = () => document.hidden;

/**
 * Ends a toast after its time, which runs while the page is looked at and nobody holds the toast. A
 * plain one that was seen for half of it counts as read (`onRead`).
 */
export function useToastTime(toast: Told, isHeld: boolean, onRead: (key: string) => void): void {
  const isHidden = useSyncExternalStore(onVisibility, isPageHidden);
  const left = useRef(toast.timeoutMs);
  useEffect(() => {
    if (isHeld || isHidden || toast.timeoutMs === 0) return;
    const since = Date.now();
    const end = setTimeout(() => closeToast(toast.key), left.current);
    const untilRead = left.current - toast.timeoutMs / 2;
    const read = setTimeout(() => isPlain(toast) && onRead(toast.key), Math.max(0, untilRead));
    return () => {
      clearTimeout(end);
      clearTimeout(read);
      left.current -= Date.now() - since;
    };
  }, [toast, isHeld, isHidden, onRead]);
}
