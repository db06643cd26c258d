import {
  getGroup,
  getGroupMenus,
  listGroups,
  listMenus,
  listNumberLines,
  listSwitches,
  listWhoMayActs,
  saveGroup,
  saveMenu,
  saveNumberLine,
  seeAs,
  setGroupMenus,
  setSwitch,
  whatMay,
  whoMay,
  whyNumber,
} from '@sarn/access-control/contract';
import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAccessChange } from './access.client.ts';

const root = ['access'] as const;

export const useGroups = () =>
  useQuery({
    queryKey: [...root, 'groups'],
    queryFn: ({ signal }) => call(listGroups, {}, { signal }),
  });

export const useGroup = (groupId: string | null) =>
  useQuery({
    queryKey: [...root, 'group', groupId],
    queryFn: ({ signal }) => call(getGroup, { groupId: groupId ?? '' }, { signal }),
    enabled: groupId !== null,
  });

export const useGroupMenus = (groupId: string) =>
  useQuery({
    queryKey: [...root, 'group-menus', groupId],
    queryFn: ({ signal }) => call(getGroupMenus, { groupId }, { signal }),
  });

/** A group with its members as they are now, to be compared with what was read before. */
export const readGroup = (groupId: string) => call(getGroup, { groupId });

export const readNumberLine = async (id: string) => {
  const asked = (isEnded: 'true' | 'false') => call(listNumberLines, { isEnded });
  const found = await Promise.all([asked('false'), asked('true')]);
  return found.flatMap(({ rows }) => rows).find((line) => line.id === id);
};

export const readMenu = async (parent: SentInputOf<typeof listMenus>['parent'], id: number) =>
  (await call(listMenus, { parent })).rows.find((row) => row.id === id);

export const useSaveGroup = () =>
  useAccessChange((sent: SentInputOf<typeof saveGroup>) => call(saveGroup, sent));
export const useSetGroupMenus = () =>
  useAccessChange((sent: SentInputOf<typeof setGroupMenus>) => call(setGroupMenus, sent));

export const useNumberLines = (isEnded: boolean) =>
  useQuery({
    queryKey: [...root, 'number-lines', isEnded],
    queryFn: ({ signal }) =>
      call(listNumberLines, { isEnded: isEnded ? 'true' : 'false' }, { signal }),
  });
export const useSaveNumberLine = () =>
  useAccessChange((sent: SentInputOf<typeof saveNumberLine>) => call(saveNumberLine, sent));

export const useWhoMayActs = () =>
  useQuery({
    queryKey: [...root, 'acts'],
    queryFn: ({ signal }) => call(listWhoMayActs, {}, { signal }),
  });
export const useWhoMay = (asked: SentInputOf<typeof whoMay> | null) =>
  useQuery({
    queryKey: [...root, 'who-may', asked],
    queryFn: ({ signal }) => call(whoMay, asked ?? { act: '', on: '' }, { signal }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  });
export const useWhatMay = (asked: SentInputOf<typeof whatMay> | null) =>
  useQuery({
    queryKey: [...root, 'what-may', asked],
    queryFn: ({ signal }) => call(whatMay, asked ?? { personId: '', on: '' }, { signal }),
    enabled: asked !== null,
  });

/** The frame of a person's screen; asked once each time it is opened, because each look is kept. */
export const useSeenAs = (personId: string) =>
  useQuery({
    queryKey: [...root, 'seen-as', personId],
    queryFn: ({ signal }) => call(seeAs, { personId }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
export const useWhyNumber = (asked: SentInputOf<typeof whyNumber>) =>
  useQuery({
    queryKey: [...root, 'why-number', asked],
    queryFn: ({ signal }) => call(whyNumber, asked, { signal }),
  });

export const useMenus = (parent: SentInputOf<typeof listMenus>['parent']) =>
  useQuery({
    queryKey: [...root, 'menus', parent],
    queryFn: ({ signal }) => call(listMenus, { parent }, { signal }),
  });
export const useSaveMenu = () =>
  useAccessChange((sent: SentInputOf<typeof saveMenu>) => call(saveMenu, sent));
export const useSwitches = () =>
  useQuery({
    queryKey: [...root, 'switches'],
    queryFn: ({ signal }) => call(listSwitches, {}, { signal }),
  });
export const readSwitch = async (code: string) =>
  (await call(listSwitches, {})).rows.find((row) => row.code === code);
export const useSetSwitch = () =>
  useAccessChange((sent: SentInputOf<typeof setSwitch>) => call(setSwitch, sent));
