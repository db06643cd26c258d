import type { Query } from '@tanstack/react-query';

/**
 * For answers whose changes are heard only while something shows them. The component that mounts first asks
 * the server, whatever is kept of an earlier visit; those that mount beside it show the same answer, and do not
 * each ask once more.
 */
export const firstAsks = {
  staleTime: 0,
  // One that mounts is among the observers already.
  refetchOnMount: ({ observers }: Pick<Query, 'observers'>): boolean =>
    observers.filter(({ options }) => options.enabled !== false).length <= 1,
};
