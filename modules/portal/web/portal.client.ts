import { getHeaderMenu, getModules, getTodoLists } from '@sarn/portal/contract';
import { call, useLanguage } from '@sarn/platform-web';
import { useQuery } from '@tanstack/react-query';

/** Titles come in the reader's language, so each language is kept by itself. */
const keys = {
  todo: (language: string) => ['portal', 'todo', language] as const,
  modules: (language: string) => ['portal', 'modules', language] as const,
  menu: (parent: number, language: string) => ['portal', 'menu', parent, language] as const,
};

export const todoKey = ['portal', 'todo'] as const;

const permissionsChangeRarely = 10 * 60_000;

/** The to-do cards with their counts. */
export function useTodoCards() {
  return useQuery({
    queryKey: keys.todo(useLanguage()),
    queryFn: ({ signal }) => call(getTodoLists, {}, { signal }),
    // Nobody listened for changes while no card was on the screen.
    staleTime: 0,
  });
}

/** Modules of the launcher. */
export function useModules() {
  return useQuery({
    queryKey: keys.modules(useLanguage()),
    queryFn: ({ signal }) => call(getModules, {}, { signal }),
    staleTime: permissionsChangeRarely,
  });
}

/** Entries of a header menu. */
export function useHeaderMenu(parent: number, isEnabled: boolean) {
  return useQuery({
    queryKey: keys.menu(parent, useLanguage()),
    queryFn: ({ signal }) => call(getHeaderMenu, { MENU_PARENT: parent }, { signal }),
    staleTime: permissionsChangeRarely,
    enabled: isEnabled,
  });
}
