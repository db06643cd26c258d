import {
  addSignature,
  downloadMyData,
  getAccount,
  getDirectoryAccount,
  getPersonProfile,
  getProfile,
  listSignatures,
  markDirectoryAccount,
  removePicture,
  removeSignature,
  searchPeople,
  setPicture,
  updatePersonProfile,
  updateProfile,
  viewSignature,
} from '@sarn/identity/contract';
import type { ProfileChangeInput, SignatureSource } from '@sarn/identity/contract';
import { call, download, saveBlob, toForm, upload } from '@sarn/platform-web';
import type { UploadOptions } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notePictureChange } from '../person/avatar-address.ts';

const keys = {
  profile: ['identity', 'profile'] as const,
  person: (id: string | null) => ['identity', 'personnel', id] as const,
  directory: (id: string) => ['identity', 'directory', id] as const,
  account: ['identity', 'account'] as const,
  signatures: ['identity', 'signatures'] as const,
  signature: (id: string) => ['identity', 'signature', id] as const,
};

/** Everything the own profile shows. */
export function useProfile() {
  return useQuery({
    queryKey: keys.profile,
    queryFn: ({ signal }) => call(getProfile, {}, { signal }).then(({ item }) => item),
  });
}

/** Changes own fields; those left out stay. */
export function useUpdateProfile() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (change: ProfileChangeInput) => call(updateProfile, change),
    onSuccess: ({ item }) => cache.setQueryData(keys.profile, item),
  });
}

/** The record of a person, for the personnel office; each call is written down. */
export function usePersonProfile(personId: string | null) {
  return useQuery({
    queryKey: keys.person(personId),
    queryFn: ({ signal }) =>
      call(getPersonProfile, { personId: personId ?? '' }, { signal }).then(({ item }) => item),
    enabled: personId !== null,
    // A look is a line in the audit trail: not one for each return to the window.
    refetchOnWindowFocus: false,
  });
}

/** Changes the record of a person. */
export function useUpdatePersonProfile(personId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (change: ProfileChangeInput) => call(updatePersonProfile, { personId, ...change }),
    onSuccess: ({ item }) => cache.setQueryData(keys.person(personId), item),
  });
}

/** How the account of a person proves its password, for administrators. */
export function useDirectoryAccount(personId: string) {
  return useQuery({
    queryKey: keys.directory(personId),
    queryFn: ({ signal }) =>
      call(getDirectoryAccount, { personId }, { signal }).then(({ item }) => item),
  });
}

/** Leaves the password of a person to the directory, or with an empty name takes it back. */
export function useMarkDirectoryAccount(personId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (directoryName: string) => call(markDirectoryAccount, { personId, directoryName }),
    onSuccess: ({ item }) => cache.setQueryData(keys.directory(personId), item),
  });
}

/** People by name or unit, for the picker. */
export async function findPeople(text: string, signal: AbortSignal) {
  const { rows } = await call(searchPeople, { search: text, take: 15 }, { signal });
  return rows.map(({ id, name, positionName }) => ({ value: id, label: name, hint: positionName }));
}

/** Sets the own picture. */
export function useSetPicture() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ file, ...options }: { file: File } & UploadOptions) =>
      upload(setPicture, toForm({}, { file }), options),
    onSuccess: async () => {
      notePictureChange();
      await cache.invalidateQueries({ queryKey: keys.profile });
    },
  });
}

/** Removes the own picture. */
export function useRemovePicture() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(removePicture, {}),
    onSuccess: async () => {
      notePictureChange();
      await cache.invalidateQueries({ queryKey: keys.profile });
    },
  });
}

/** Versions of the own signature, the current one first. */
export function useSignatures() {
  return useQuery({
    queryKey: keys.signatures,
    queryFn: ({ signal }) => call(listSignatures, {}, { signal }).then(({ rows }) => rows),
  });
}

/** Bytes of an own signature; they never change. */
export function useSignatureBytes(signatureId: string) {
  return useQuery({
    queryKey: keys.signature(signatureId),
    queryFn: ({ signal }) =>
      download(viewSignature, { signatureId }, { signal }).then(({ blob }) => blob),
    staleTime: Infinity,
  });
}

/** Takes a new signature; the old one becomes a version. */
export function useAddSignature() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ source, file }: { source: SignatureSource; file: File }) =>
      upload(addSignature, toForm({ source }, { file })),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.signatures }),
  });
}

/** Removes an own signature by its id. */
export function useRemoveSignature() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (signatureId: string) => call(removeSignature, { signatureId }),
    onSettled: () => cache.invalidateQueries({ queryKey: keys.signatures }),
  });
}

/** The own account: names, ways to sign in, last sign-ins. */
export function useAccount() {
  return useQuery({
    queryKey: keys.account,
    queryFn: ({ signal }) => call(getAccount, {}, { signal }),
  });
}

/** Saves everything held on the own person as a file. */
export function useDownloadMyData() {
  return useMutation({
    mutationFn: async () => {
      const { blob, fileName } = await download(downloadMyData, {});
      saveBlob(blob, fileName);
    },
  });
}
