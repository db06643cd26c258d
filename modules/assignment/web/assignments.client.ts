import { getReminderStages, saveReminderStages } from '@sarn/assignment/contract';
import type { ReminderStage } from '@sarn/assignment/contract';
import { call } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const reminderStagesKey = ['registry', 'reminder-stages'] as const;

/** The agency's settings of reminders. */
export function useReminderStages() {
  return useQuery({
    queryKey: reminderStagesKey,
    queryFn: ({ signal }) => call(getReminderStages, {}, { signal }),
    select: (answer) => answer.rows,
  });
}

export function useSaveReminderStages() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (rows: ReminderStage[]) => call(saveReminderStages, { rows }),
    onSuccess: (answer) => cache.setQueryData(reminderStagesKey, answer),
  });
}
