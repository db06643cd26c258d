import {
  changeRole,
  createRole,
  decideAccessChange,
  endGrant,
  explainRefusal,
  findPosts,
  listAccessChanges,
  listGrants,
  listRoles,
  listRoleTypes,
  makeGrant,
  saveRoleType,
  setRolePermissions,
} from '@sarn/access-control/contract';
import type { ChangeResult } from '@sarn/access-control/contract';
import type { SentInputOf } from '@sarn/kernel';
import { meKey } from '@sarn/organisation/web';
import { call } from '@sarn/platform-web';
import type { LoadOptions } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const root = ['access'] as const;

export const useRoles = () =>
  useQuery({
    queryKey: [...root, 'roles'],
    queryFn: ({ signal }) => call(listRoles, {}, { signal }),
  });

/** A role as it is now, to be compared with what was read before. */
export const readRole = async (id: string) =>
  (await call(listRoles, {})).rows.find((role) => role.id === id);

export const readRoleType = async (code: string) =>
  (await call(listRoleTypes, {})).rows.find((type) => type.code === code);

/** What a refused person lacks, in words, and who can give it. */
export const useRefusal = (asked: { readonly permission: string; readonly closed: string }) =>
  useQuery({
    queryKey: [...root, 'refusal', asked],
    queryFn: ({ signal }) => call(explainRefusal, asked, { signal }),
    staleTime: 60_000,
  });

export const useRoleTypes = () =>
  useQuery({
    queryKey: [...root, 'types'],
    queryFn: ({ signal }) => call(listRoleTypes, {}, { signal }),
  });

export const useGrants = (asked: SentInputOf<typeof listGrants>) =>
  useQuery({
    queryKey: [...root, 'grants', asked],
    queryFn: ({ signal }) => call(listGrants, asked, { signal }),
  });

export const useChanges = (asked: SentInputOf<typeof listAccessChanges>) =>
  useQuery({
    queryKey: [...root, 'changes', asked],
    queryFn: ({ signal }) => call(listAccessChanges, asked, { signal }),
  });

/** Sends a change; what the pages and the gates know of rights is asked again. */
export function useAccessChange<I, O>(change: (sent: I) => Promise<O>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: async () => {
      await Promise.all([
        cache.invalidateQueries({ queryKey: root }),
        cache.invalidateQueries({ queryKey: meKey }),
      ]);
    },
  });
}

export const useCreateRole = () =>
  useAccessChange((sent: SentInputOf<typeof createRole>) => call(createRole, sent));
export const useChangeRole = () =>
  useAccessChange((sent: SentInputOf<typeof changeRole>) => call(changeRole, sent));
export const useSetPermissions = () =>
  useAccessChange((sent: SentInputOf<typeof setRolePermissions>) => call(setRolePermissions, sent));
export const useMakeGrant = () =>
  useAccessChange((sent: SentInputOf<typeof makeGrant>) => call(makeGrant, sent));
export const useEndGrant = () =>
  useAccessChange((sent: SentInputOf<typeof endGrant>) => call(endGrant, sent));
export const useSaveRoleType = () =>
  useAccessChange((sent: SentInputOf<typeof saveRoleType>) => call(saveRoleType, sent));
export const useDecide = () =>
  useAccessChange((sent: SentInputOf<typeof decideAccessChange>) => call(decideAccessChange, sent));

/** Finds posts by typing. */
export const loadPosts: LoadOptions = async (search, signal) => {
  const { rows } = await call(findPosts, { search }, { signal });
  return rows.map(({ id, title, unitName, holders }) => ({
    value: id,
    label: title,
    hint: [unitName, holders].filter(Boolean).join(' · '),
  }));
};

export type { ChangeResult };
