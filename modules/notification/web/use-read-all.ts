import type { ModuleFilter } from '@sarn/notification/contract';
import { errorText, useToasts, useWords } from '@sarn/platform-web';
import { useReadAll } from './notification.client.ts';
import { notificationWords } from './words/notification-words.ts';

/**
 * Marks all notifications of these modules read; an error is shown in a toast (specification §8),
 * also when the list is closed by then.
 */
export function useReadAllOf(modules: readonly ModuleFilter[]) {
  const say = useWords(notificationWords);
  const toasts = useToasts();
  const { mutateAsync, isPending } = useReadAll();
  const tell = (error: unknown) =>
    toasts.show({ tone: 'danger', title: say('notification.failed'), text: errorText(error) });
  return { isPending, readAll: () => void mutateAsync(modules).catch(tell) };
}
