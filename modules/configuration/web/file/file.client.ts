import {
  applyConfiguration,
  exportConfiguration,
  getConfigurationImport,
  getLastImport,
  openConfiguration,
  undoConfiguration,
} from '@sarn/configuration/contract';
import type { OutputOf, SentInputOf } from '@sarn/kernel';
import { call, download, saveBlob, toForm, upload } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const root = ['configuration', 'file'] as const;
const opened = [...root, 'opened'] as const;

/** An opened file beside the settings here. */
export type OpenedFile = OutputOf<typeof getConfigurationImport>;

export function useOpenedFile(importId: string) {
  return useQuery({
    queryKey: [...opened, importId],
    queryFn: ({ signal }) => call(getConfigurationImport, { importId }, { signal }),
    // Compared anew each time that it is shown.
    staleTime: 0,
  });
}

export const useLastImport = () =>
  useQuery({
    queryKey: [...root, 'last'],
    queryFn: ({ signal }) => call(getLastImport, {}, { signal }),
    staleTime: 0,
  });

const isOpened = (key: readonly unknown[]): boolean => opened.every((part, at) => key[at] === part);

function useChanging<I, O>(change: (sent: I) => Promise<O>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Anything may have changed: every page asks again, but not for a file that is used up by then.
    onSuccess: () => cache.invalidateQueries({ predicate: ({ queryKey }) => !isOpened(queryKey) }),
  });
}

type AppliedFile = Omit<SentInputOf<typeof applyConfiguration>, 'chosen'> & {
  readonly chosen: readonly string[];
};

export const useOpenFile = () =>
  useMutation({ mutationFn: (file: File) => upload(openConfiguration, toForm({}, { file })) });
export const useApplyFile = () =>
  useChanging(({ chosen, ...sent }: AppliedFile) =>
    // As one text: a form with thousands of fields is refused.
    call(applyConfiguration, { ...sent, chosen: JSON.stringify(chosen) }),
  );
export const useUndoImport = () =>
  useChanging((importId: string) => call(undoConfiguration, { importId }));

/** Saves all settings as a file on this device. */
export async function saveSettings(): Promise<void> {
  const { blob, fileName } = await download(exportConfiguration, {});
  saveBlob(blob, fileName);
}
