import { getReminderStages, saveReminderStages } from '@sarn/assignment/contract';
import type { SentInputOf } from '@sarn/kernel';
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

/** The stages as they are now. */
export const readReminders = async () => (await call(getReminderStages, {})).rows;

export function useSaveReminderStages() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof saveReminderStages>) => call(saveReminderStages, sent),
    onSuccess: (answer) => cache.setQueryData(reminderStagesKey, answer),
  });
}
