import { listHolidays } from '@sarn/organisation/contract';
import { call } from '@sarn/platform-web';
import { useQuery } from '@tanstack/react-query';

const hourMs = 3_600_000;

/** Days off of this year and the next by day, and those of the years without any. */
export function useOfficeCalendar(today: string) {
  const fromYear = Number(today.slice(0, 4));
  return useQuery({
    queryKey: ['registry', 'calendar', fromYear],
    queryFn: ({ signal }) => call(listHolidays, { fromYear, toYear: fromYear + 1 }, { signal }),
    staleTime: hourMs,
    select: ({ rows, missingYears }) => ({
      closed: new Map(rows.map((row) => [row.day, row])),
      missingYears,
    }),
  });
}
