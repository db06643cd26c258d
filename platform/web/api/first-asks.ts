import type { Query } from '@tanstack/react-query';
import { useState } from 'react';

/** Options of a query; see `useFirstAsks`. */
export interface FirstAsks {
  readonly staleTime: 0;
  readonly refetchOnMount: (query: Pick<Query, 'observers'>) => boolean;
}

/**
 * Each observer has a function of its own, by which it knows itself among the observers: the query is asked
 * about a fetch once when the component is rendered, before it observes anything, and once when it does.
 * Two different answers would make React render the component a second time, at once and in one piece.
 */
export function firstAsks(): FirstAsks {
  const refetchOnMount: FirstAsks['refetchOnMount'] = ({ observers }) =>
    !observers.some(
      ({ options }) => options.enabled !== false && options.refetchOnMount !== refetchOnMount,
    );
  return { staleTime: 0, refetchOnMount };
}

/**
 * For answers whose changes are heard only while something shows them. The component that mounts first asks
 * the server, whatever is kept of an earlier visit; those that mount beside it show the same answer, and do not
 * each ask once more.
 *
 * @returns options for `useQuery`, the same ones while the component is mounted
 */
export function useFirstAsks(): FirstAsks {
  const [own] = useState(firstAsks);
  return own;
}
