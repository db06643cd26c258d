import { lookAtFirstRun } from '@sarn/first-run/contract';
import type { FirstRunView } from '@sarn/first-run/contract';
import { ApiError, call } from '@sarn/platform-web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { keptCode } from './setup-code.ts';

const key = ['first-run'] as const;

/** Where the setup is; `code` counts only before there is an administrator. */
export function useFirstRun() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await call(lookAtFirstRun, { code: keptCode() }, { signal })).view,
    // Another window may have gone on meanwhile.
    refetchOnWindowFocus: true,
  });
}

/** Reads the state again, where something else than a step has changed it. */
export function useLookAgain(): () => void {
  const cache = useQueryClient();
  return useCallback(() => void cache.invalidateQueries({ queryKey: key }), [cache]);
}

/** Puts the state that a step answered in place of the shown one. */
export function useShowView() {
  const cache = useQueryClient();
  return (view: FirstRunView) => void cache.setQueryData(key, view);
}

/**
 * A step: makes its call, shows the state it answers, and reads the state anew where another window
 * was faster; what was typed stays in the form.
 */
export function useStepCall() {
  const cache = useQueryClient();
  return async <R extends { readonly view: FirstRunView }>(work: () => Promise<R>): Promise<R> => {
    try {
      const answer = await work();
      cache.setQueryData(key, answer.view);
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'first-run.moved-on') {
        await cache.invalidateQueries({ queryKey: key });
      }
      throw error;
    }
  };
}
