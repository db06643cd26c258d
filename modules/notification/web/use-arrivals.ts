import { notificationEvents } from '@sarn/notification/contract';
import type { ArrivedEvent } from '@sarn/notification/contract';
import { useLive, useLiveAgain, useToasts, useWords } from '@sarn/platform-web';
import { useReloadNotifications } from './notification.client.ts';
import { playArrival } from './sound.ts';
import { notificationWords } from './words/notification-words.ts';

/** Tells what arrives while the page is open: sound, passing message, bell counted again. */
export function useArrivals(): void {
  const say = useWords(notificationWords);
  const toasts = useToasts();
  const reload = useReloadNotifications();
  useLive(notificationEvents.arrived, (payload) => {
    const { type } = payload as ArrivedEvent;
    reload();
    playArrival();
    toasts.show({ tone: type, title: say('notification.arrived') });
  });
  useLive(notificationEvents.queuesChanged, reload);
  useLiveAgain(reload);
}
