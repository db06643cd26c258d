import { listHolidays } from '@sarn/organisation/contract';
import { getReminderStages, saveReminderStages } from '@sarn/registry/contract';
import type { ReminderStage } from '@sarn/registry/contract';
import { call } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

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

const stagesKey = ['registry', 'reminder-stages'] as const;

/** How the agency reminds of jobs. */
export function useReminderStages() {
  return useQuery({
    queryKey: stagesKey,
    queryFn: ({ signal }) => call(getReminderStages, {}, { signal }),
    select: (answer) => answer.rows,
  });
}

export function useSaveReminderStages() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (rows: ReminderStage[]) => call(saveReminderStages, { rows }),
    onSuccess: (answer) => cache.setQueryData(stagesKey, answer),
  });
}
