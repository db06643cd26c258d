import { useEffect, useRef, useSyncExternalStore } from 'react';
import { liveState, onLive, onLiveAgain } from './live.ts';
import type { LiveState } from './live.ts';

function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Runs the function at every such event of the server while the component stands. */
export function useLive(event: string, handler: (payload: unknown) => void): void {
  const latest = useLatest(handler);
  useEffect(() => onLive(event, (payload) => latest.current(payload)), [event, latest]);
}

/** Runs the function when the line is back after a break: look again, something may be missed. */
export function useLiveAgain(handler: () => void): void {
  const latest = useLatest(handler);
  useEffect(() => onLiveAgain(() => latest.current()), [latest]);
}

/** State of the line to the server. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(liveState.subscribe, liveState.get);
}
