import {
  getPersonProfile,
  getProfile,
  removePicture,
  setPicture,
  updatePersonProfile,
  updateProfile,
} from '@sarn/profile/contract';
import type { ProfileChangeInput, SeenProfile } from '@sarn/profile/contract';
import { call, toForm, upload } from '@sarn/platform-web';
import type { UploadOptions } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notePictureChange } from '@sarn/organisation/web';

const keys = {
  profile: ['identity', 'profile'] as const,
  person: (id: string | null) => ['identity', 'personnel', id] as const,
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

/** The record of a person, for the personnel office; each call is audited. */
export function usePersonProfile(personId: string | null) {
  return useQuery({
    queryKey: keys.person(personId),
    queryFn: ({ signal }) =>
      call(getPersonProfile, { personId: personId ?? '' }, { signal }).then(({ item }) => item),
    enabled: personId !== null,
    // Each call writes an audit entry, so it is not repeated on each return to the window.
    refetchOnWindowFocus: false,
  });
}

/** The record as it is now, after a change was refused for it. */
export const readPersonProfile = async (personId: string) =>
  (await call(getPersonProfile, { personId })).item;

export const readProfile = async () => (await call(getProfile, {})).item;

/** Changes the record of a person. */
export function useUpdatePersonProfile(personId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ change, seen }: { change: ProfileChangeInput; seen: SeenProfile }) =>
      call(updatePersonProfile, { personId, ...change, seen }),
    onSuccess: ({ item }) => cache.setQueryData(keys.person(personId), item),
  });
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
