import {
  endProgram,
  issueToken,
  listPrograms,
  revokeToken,
  saveProgram,
} from '@sarn/api-program/contract';
import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['api-programs'] as const;

export function usePrograms() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listPrograms, {}, { signal }),
  });
}

/** One program as it is now; undefined where it is gone. */
export const readProgram = async (id: string) =>
  (await call(listPrograms, {})).rows.find((program) => program.id === id);

function useLookAgain() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: key });
}

export function useSaveProgram() {
  return useMutation({
    mutationFn: (program: SentInputOf<typeof saveProgram>) => call(saveProgram, program),
    onSuccess: useLookAgain(),
  });
}

export function useIssueToken() {
  return useMutation({
    mutationFn: (programId: string) => call(issueToken, { programId }),
    onSettled: useLookAgain(),
  });
}

export function useRevokeToken() {
  return useMutation({
    mutationFn: (of: SentInputOf<typeof revokeToken>) => call(revokeToken, of),
    onSuccess: useLookAgain(),
  });
}

export function useEndProgram() {
  return useMutation({
    mutationFn: (programId: string) => call(endProgram, { programId }),
    onSuccess: useLookAgain(),
  });
}
