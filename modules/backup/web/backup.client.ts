import {
  getBackups,
  listRestoreTrials,
  recordRestoreTrial,
  setBackup,
  startBackup,
  startRestoreTrial,
} from '@sarn/backup/contract';
import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['backup'] as const;
const whileRunningMs = 2_000;
const otherwiseMs = 60_000;

export function useBackups() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getBackups, {}, { signal }),
    // Backups are made in the background, and no event tells this page.
    refetchInterval: ({ state }) =>
      state.data?.rows[0]?.state === 'running' ? whileRunningMs : otherwiseMs,
  });
}

/** The settings as they are now. */
export const readSettings = async () => (await call(getBackups, {})).settings;

function useLookAgain() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: key });
}

export function useSetBackup() {
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof setBackup>) => call(setBackup, sent),
    onSuccess: useLookAgain(),
  });
}

export function useStartBackup() {
  return useMutation({
    mutationFn: () => call(startBackup, {}),
    onSuccess: useLookAgain(),
  });
}

export function useTrials() {
  return useQuery({
    queryKey: [...key, 'trials'],
    queryFn: ({ signal }) => call(listRestoreTrials, {}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.rows[0]?.state === 'running' ? whileRunningMs : otherwiseMs,
  });
}

export function useStartTrial() {
  return useMutation({
    mutationFn: () => call(startRestoreTrial, {}),
    onSuccess: useLookAgain(),
  });
}

export function useRecordTrial() {
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof recordRestoreTrial>) => call(recordRestoreTrial, sent),
    onSuccess: useLookAgain(),
  });
}
