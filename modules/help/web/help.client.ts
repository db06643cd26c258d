import {
  changeManual,
  getPolicy,
  listAllManuals,
  listManuals,
  openManual,
  orderManuals,
  publishPolicy,
  removeManual,
  uploadManual,
} from '@sarn/help/contract';
import type { Manual, ManualKind } from '@sarn/help/contract';
import { apiUrl, call, isStale, toForm, upload } from '@sarn/platform-web';
import type { UploadOptions } from '@sarn/platform-web';
import type { SentInputOf } from '@sarn/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const keys = {
  manuals: ['help', 'manuals'] as const,
  all: ['help', 'manuals', 'all'] as const,
  policy: ['help', 'policy'] as const,
};

/** Manuals that everybody may open. */
export function useManuals() {
  return useQuery({
    queryKey: keys.manuals,
    queryFn: async ({ signal }) => (await call(listManuals, {}, { signal })).rows,
  });
}

/** All manuals, the hidden ones too, and the groups of users that they may be for. */
export function useAllManuals() {
  return useQuery({
    queryKey: keys.all,
    queryFn: ({ signal }) => call(listAllManuals, {}, { signal }),
  });
}

/** One manual as it is now; undefined where it is gone. */
export const readManual = async (id: string) =>
  (await call(listAllManuals, {})).rows.find((manual) => manual.id === id);

/** Address for the bytes of a manual, valid for some hours. */
export async function addressOf(manualId: string): Promise<string> {
  const { path } = await call(openManual, { manualId });
  return apiUrl(path).href;
}

export interface NewManual {
  readonly kind: ManualKind;
  readonly titleTh: string;
  readonly titleEn: string;
  readonly groupIds: readonly string[];
}

/** Uploads a manual with its titles. */
export async function sendManual(
  words: NewManual,
  file: File,
  options: UploadOptions,
): Promise<Manual> {
  return (await upload(uploadManual, toForm({ ...words }, { file }), options)).item;
}

/** Reloads everything shown of manuals. */
export function useReloadManuals(): () => Promise<void> {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: keys.manuals });
}

export function useChangeManual() {
  const reload = useReloadManuals();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof changeManual>) => call(changeManual, sent),
    onSuccess: reload,
    // Somebody else was first: the list shows what that person saved.
    onError: (error) => void (isStale(error) && reload()),
  });
}

export function useOrderManuals() {
  const reload = useReloadManuals();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof orderManuals>) => call(orderManuals, sent),
    onSuccess: reload,
    onError: (error) => void (isStale(error) && reload()),
  });
}

export function useRemoveManual() {
  const reload = useReloadManuals();
  return useMutation({
    mutationFn: (manualId: string) => call(removeManual, { manualId }),
    onSuccess: reload,
  });
}

/** The policy in force with the list of all versions. */
export function usePolicy() {
  return useQuery({
    queryKey: keys.policy,
    queryFn: ({ signal }) => call(getPolicy, {}, { signal }),
  });
}

export function usePublishPolicy() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof publishPolicy>) => call(publishPolicy, sent),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.policy }),
  });
}
