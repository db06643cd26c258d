import { call } from '@sarn/platform-web';
import { searchSettings } from '@sarn/settings/contract';
import { useQuery } from '@tanstack/react-query';

/** Rows of settings whose names have the text; nothing is asked for less than two characters. */
export function useFoundRows(text: string) {
  return useQuery({
    queryKey: ['settings', 'search', text],
    queryFn: ({ signal }) => call(searchSettings, { text }, { signal }),
    enabled: text.length >= 2,
    staleTime: 10_000,
  });
}
