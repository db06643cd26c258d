import {
  importHolidays,
  listHolidays,
  removeHoliday,
  saveHoliday,
} from '@sarn/organisation/contract';
import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const root = ['identity', 'holidays'] as const;
const hourMs = 3_600_000;

/** Days off of a span of Christian years, and the years without any. */
export function useHolidays(fromYear: number, toYear: number) {
  return useQuery({
    queryKey: [...root, fromYear, toYear],
    queryFn: ({ signal }) => call(listHolidays, { fromYear, toYear }, { signal }),
    staleTime: hourMs,
  });
}

function useChange<I, O>(change: (sent: I) => Promise<O>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => cache.invalidateQueries({ queryKey: root }),
  });
}

export const useSaveHoliday = () =>
  useChange((sent: SentInputOf<typeof saveHoliday>) => call(saveHoliday, sent));
export const useRemoveHoliday = () => useChange((day: string) => call(removeHoliday, { day }));
export const useImportHolidays = () => useChange((text: string) => call(importHolidays, { text }));
