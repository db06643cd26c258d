import type { HeardChange } from '@sarn/kernel';
import { useQueryClient } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { liveState, onChange, onLive, onLiveAgain } from './live.ts';
import { lookAgain } from './look-again.ts';
import type { LiveState } from './live.ts';

function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Runs the function at every such event of the server while the component is mounted. */
export function useLive(event: string, handler: (payload: unknown) => void): void {
  const latest = useLatest(handler);
  useEffect(() => onLive(event, (payload) => latest.current(payload)), [event, latest]);
}

/** Runs the function after a reconnection: changes may have been missed, so fetch again. */
export function useLiveAgain(handler: () => void): void {
  const latest = useLatest(handler);
  useEffect(() => onLiveAgain(() => latest.current()), [latest]);
}

/** Runs the function at such a change, or at one that this page does not know. */
export function useChange(kind: HeardChange['kind'], handler: () => void): void {
  const latest = useLatest(handler);
  useEffect(
    () =>
      onChange((change) => {
        if (change.kind === kind || change.kind === 'unknown') latest.current();
      }),
    [kind, latest],
  );
}

/** The kinds of change after which a query is fetched again. */
export type Concern = (change: HeardChange, query: Query) => boolean;

/**
 * Fetches the queries that a change concerns, and all of `root` after a reconnection
 * or when this page does not know the change.
 *
 * @param isConcerned called for each query under `root`
 */
export function useChanges(root: string, isConcerned: Concern): void {
  const client = useQueryClient();
  const latest = useLatest(isConcerned);
  useEffect(() => {
    const isOfRoot = (query: Query) => query.queryKey[0] === root;
    return onChange((change) =>
      lookAgain(
        client,
        (query) => isOfRoot(query) && (change.kind === 'unknown' || latest.current(change, query)),
      ),
    );
  }, [client, root, latest]);
  useLiveAgain(() => lookAgain(client, (query) => query.queryKey[0] === root));
}

/** State of the connection to the server. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(liveState.subscribe, liveState.get);
}
