import {
  importHolidays,
  listHolidays,
  removeHoliday,
  saveHoliday,
} from '@sarn/organisation/contract';
import type { SentInputOf } from '@sarn/kernel';
import type { Holiday } from '@sarn/organisation/contract';
import { call, isStale } from '@sarn/platform-web';
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

/** One day off as it is now; undefined where it is gone. */
export async function readHoliday(day: string) {
  const year = Number(day.slice(0, 4));
  const { rows } = await call(listHolidays, { fromYear: year, toYear: year });
  return rows.find((row) => row.day === day);
}

function useChange<I, O>(change: (sent: I) => Promise<O>) {
  const cache = useQueryClient();
  const lookAgain = () => cache.invalidateQueries({ queryKey: root });
  return useMutation({
    mutationFn: change,
    onSuccess: lookAgain,
    // Somebody else was first: the list shows what that person saved.
    onError: (error) => void (isStale(error) && lookAgain()),
  });
}

export const useSaveHoliday = () =>
  useChange((sent: SentInputOf<typeof saveHoliday>) => call(saveHoliday, sent));
export const useRemoveHoliday = () =>
  useChange((seen: Holiday) => call(removeHoliday, { day: seen.day, seen }));
export const useImportHolidays = () => useChange((text: string) => call(importHolidays, { text }));
