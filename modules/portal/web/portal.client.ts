import { menuDefaults } from '@sarn/kernel';
import { getDashboard, getHeaderMenu, getModules, getTodoLists } from '@sarn/portal/contract';
import { useUser } from '@sarn/authentication/web';
import type { BookType } from '@sarn/portal/contract';
import {
  askAhead,
  call,
  orWholeCopy,
  currentLanguage,
  useFirstAsks,
  useLanguage,
} from '@sarn/platform-web';
import { shownPanels } from './books/book-panels.ts';
import { shownBook } from './books/book.wire.ts';
import { keepMenu, keptMenu } from './menu/kept-menu.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Titles come in the reader's language, so each language has its own cache key. */
const keys = {
  todo: (language: string, search: string) => ['portal', 'todo', language, search] as const,
  books: (language: string, book: BookType | null, search: string) =>
    ['portal', 'books', language, book, search] as const,
  modules: (language: string) => ['portal', 'modules', language] as const,
  menu: (parent: number, language: string) => ['portal', 'menu', parent, language] as const,
};

export const todoKey = ['portal', 'todo'] as const;
export const menuKey = ['portal', 'menu'] as const;
export const booksKey = ['portal', 'books'] as const;

const permissionsChangeRarely = 10 * 60_000;

function todoCards(language: string, search: string) {
  const queryKey = keys.todo(language, search);
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      orWholeCopy(queryKey.join(' '), () => call(getTodoLists, { search }, { signal })),
    placeholderData: keepPreviousData,
  });
}

/** The to-do cards with their counts; a search counts what matches. */
export function useTodoCards(search = '') {
  return useQuery({ ...todoCards(useLanguage(), search), ...useFirstAsks() });
}

/** Asks for the cards before a page shows them. */
export function askForCards(client: QueryClient): void {
  askAhead(client, todoCards(currentLanguage(), ''));
}

/**
 * One book of the dashboard. Without a search all panels share one call; a search loads its own
 * book alone.
 */
export function useBook(book: BookType, search: string) {
  const language = useLanguage();
  const isSearch = search !== '';
  return useQuery({
    queryKey: keys.books(language, isSearch ? book : null, search),
    queryFn: ({ signal }) =>
      call(getDashboard, isSearch ? { bookType: book, querySearch: search } : {}, { signal }),
    select: ({ item }) => {
      const found = item.find((group) => group.bookType === book);
      return found && shownBook(found);
    },
    placeholderData: keepPreviousData,
    ...useFirstAsks(),
  });
}

/** The panels that this reader sees, and the area that holds them; undefined until they are known. */
export function usePanels() {
  const found = useQuery({
    queryKey: keys.books(useLanguage(), null, ''),
    queryFn: ({ signal }) => call(getDashboard, {}, { signal }),
    ...useFirstAsks(),
  });
  return useMemo(
    () => found.data && { area: found.data.area, panels: shownPanels(found.data.item) },
    [found.data],
  );
}

/** The area of the books, once they were loaded; asks for nothing itself. */
export function useKnownArea() {
  const found = useQuery({
    queryKey: keys.books(useLanguage(), null, ''),
    queryFn: ({ signal }) => call(getDashboard, {}, { signal }),
    enabled: false,
  });
  return found.data?.area;
}

/** How many documents of each book the reader has not read; a book without any is left out. */
export function useUnread(): ReadonlyMap<BookType, number> {
  const found = useQuery({
    queryKey: keys.books(useLanguage(), null, ''),
    queryFn: ({ signal }) => call(getDashboard, {}, { signal }),
    ...useFirstAsks(),
  });
  return useMemo(
    () =>
      new Map(
        (found.data?.item ?? [])
          .map(
            ({ bookType, items }) =>
              [bookType, items.filter((row) => row.isUnread).length] as const,
          )
          .filter(([, count]) => count > 0),
      ),
    [found.data],
  );
}

/** Modules of the launcher. */
export function useModules() {
  const queryKey = keys.modules(useLanguage());
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      orWholeCopy(queryKey.join(' '), () => call(getModules, {}, { signal })),
    staleTime: permissionsChangeRarely,
  });
}

/** What the menu call sends (specification §7): entries of this level that the reader may query. */
function menuAsked(MENU_PARENT: number) {
  return { MENU_PARENT, MENU_LEVEL: menuDefaults.level, PM_QUERY: menuDefaults.query };
}

/** Entries of a header menu; until the server has answered, those of the last visit. */
export function useHeaderMenu(parent: number) {
  const language = useLanguage();
  const personId = useUser()?.personId ?? '';
  const owner = { personId, language, parent };
  return useQuery({
    queryKey: keys.menu(parent, language),
    queryFn: async ({ signal }) => {
      const { item } = await call(getHeaderMenu, menuAsked(parent), { signal });
      keepMenu(owner, item);
      return item;
    },
    initialData: () => keptMenu(owner),
    // Never fresh: the server is asked at once.
    initialDataUpdatedAt: 0,
    staleTime: permissionsChangeRarely,
  });
}
