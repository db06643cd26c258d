import { getDashboard, getHeaderMenu, getModules, getTodoLists } from '@sarn/portal/contract';
import type { BookType } from '@sarn/portal/contract';
import { call, useLanguage } from '@sarn/platform-web';
import { shownBook } from './books/book.wire.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** Titles come in the reader's language, so each language has its own cache key. */
const keys = {
  todo: (language: string, search: string) => ['portal', 'todo', language, search] as const,
  books: (language: string, book: BookType | null, search: string) =>
    ['portal', 'books', language, book, search] as const,
  modules: (language: string) => ['portal', 'modules', language] as const,
  menu: (parent: number, language: string) => ['portal', 'menu', parent, language] as const,
};

export const todoKey = ['portal', 'todo'] as const;
export const booksKey = ['portal', 'books'] as const;

const permissionsChangeRarely = 10 * 60_000;

/** The to-do cards with their counts; a search counts what matches. */
export function useTodoCards(search = '') {
  return useQuery({
    queryKey: keys.todo(useLanguage(), search),
    queryFn: ({ signal }) => call(getTodoLists, { search }, { signal }),
    placeholderData: keepPreviousData,
    // Changes were not received while no card was on the screen.
    staleTime: 0,
  });
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
    // Changes were not received while no panel was on the screen.
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
