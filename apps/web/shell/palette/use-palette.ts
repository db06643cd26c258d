import { useUser } from '@sarn/authentication/web';
import { foldForSearch } from '@sarn/search/contract';
import { searchMinLength, graphemeCount } from '@sarn/kernel';
import { useLanguage } from '@sarn/platform-web';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loadFound } from './found-items.ts';
import { matching } from './palette-item.ts';
import type { PaletteItem } from './palette-item.ts';
import { loadPages } from './pages.wire.ts';
import { clearRecent, keepRecent, recentOf } from './recent.ts';

/** Pause in typing before the server is asked. */
const pauseMs = 250;
const minute = 60_000;
const pagesAtFirst = 5;
const pagesFound = 6;

/** What the palette lists for a text, and whether it is still being looked for. */
export function usePalette(typed: string) {
  const language = useLanguage();
  const personId = useUser()?.personId ?? '';
  const [search, setSearch] = useState('');
  const [recent, setRecent] = useState(() => recentOf(personId));
  const text = typed.trim();
  const isLong = graphemeCount(text) >= searchMinLength;
  useEffect(() => {
    if (text !== '' && !isLong) return undefined;
    const timer = setTimeout(() => setSearch(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, isLong]);
  const pages = useQuery({
    queryKey: ['palette', 'pages', language],
    queryFn: ({ signal }) => loadPages(signal),
    staleTime: 10 * minute,
  });
  const isAsked = search !== '' && search === text;
  const found = useQuery({
    queryKey: ['palette', 'found', language, search],
    queryFn: ({ signal }) => loadFound(search, language, signal),
    enabled: isAsked,
    staleTime: 0,
  });
  const places = matching(pages.data ?? [], text, foldForSearch);
  const inGroup = (group: PaletteItem['group']) => places.filter((item) => item.group === group);
  // A page kept from before that the menus do not offer any more; documents and people are no pages.
  const offered = new Set((pages.data ?? []).map(({ key }) => key));
  const isThere = ({ key }: PaletteItem) => !key.startsWith('page:') || offered.has(key);
  const items: readonly PaletteItem[] =
    text === ''
      ? [...recent.filter(isThere), ...inGroup('pages').slice(0, pagesAtFirst), ...inGroup('acts')]
      : [
          ...(isAsked ? (found.data ?? []) : []),
          ...inGroup('pages').slice(0, pagesFound),
          ...inGroup('acts'),
        ];
  return {
    items,
    /** A short text waits for Enter. */
    waitsForEnter: text !== '' && !isLong && !isAsked,
    isSearching: text !== '' && (isAsked ? found.isFetching : isLong),
    error: found.error,
    searchNow: () => setSearch(text),
    keep: (item: PaletteItem) => keepRecent(personId, item),
    clear: () => {
      clearRecent(personId);
      setRecent([]);
    },
  };
}
