import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';

/** Whether a failure says that somebody else saved first (R1). */
export const isStale = (failure: unknown): boolean =>
  failure instanceof ApiError && /[.-]stale$/.test(failure.code);

/** What somebody else saved meanwhile, and what is done with it. */
export interface Newer<T> {
  readonly now: T;
  /** The person has seen it: it is asked for no more until the next refusal. */
  readonly accept: () => void;
}

/**
 * Reads anew what a form was refused for.
 *
 * @param id names the form: the answer is nobody else's
 * @returns null while nothing is refused, or it is not known yet
 */
export function useNewer<T>(
  id: string,
  failure: unknown,
  load: () => Promise<T | undefined>,
): Newer<T> | null {
  const [accepted, setAccepted] = useState<unknown>(null);
  const isAsked = isStale(failure) && failure !== accepted;
  const found = useQuery({
    queryKey: ['stale', id, isAsked],
    queryFn: async () => (await load()) ?? null,
    enabled: isAsked,
    gcTime: 0,
    staleTime: 0,
  });
  if (!isAsked || found.isFetching || found.data === undefined || found.data === null) return null;
  return { now: found.data, accept: () => setAccepted(failure) };
}
