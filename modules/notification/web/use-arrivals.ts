import { callBackTitle, notificationEvents, notificationLimits } from '@sarn/notification/contract';
import type { ArrivedEvent, CallBackEvent } from '@sarn/notification/contract';
import { useLive, useLiveAgain, useToasts, useWords } from '@sarn/platform-web';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReloadNotifications } from './notification.client.ts';
import { playArrival } from './sound.ts';
import { notificationWords } from './words/notification-words.ts';

/**
 * Handles notifications that arrive while the page is open: sound, toast, bell counted again. The
 * person's events are handled from three seconds after the header is shown (specification §4, §9);
 * earlier ones are found by the count at that moment.
 */
export function useArrivals(): void {
  const say = useWords(notificationWords);
  const toasts = useToasts();
  const reload = useReloadNotifications();
  const isHeard = useSubscribed(reload);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLive(notificationEvents.arrived, (payload) => {
    if (!isHeard) return;
    const { type, title, text, phrase } = payload as ArrivedEvent;
    reload();
    playArrival();
    const words = { title: phrase ? say(phrase) : title, text: text || undefined };
    toasts.show({ tone: type, ...words, isNews: true });
  });
  useLive(notificationEvents.callBack, (payload) => {
    const { message } = payload as Partial<CallBackEvent>;
    if (!message) return;
    toasts.show({ tone: 'info', title: callBackTitle, text: message, isNews: true });
  });
  useLive(notificationEvents.queuesChanged, () => {
    clearTimeout(later.current);
    later.current = setTimeout(reload, notificationLimits.todoReloadSeconds * 1000);
  });
  useLiveAgain(reload);
  useEffect(() => () => clearTimeout(later.current), []);
}

/** True from the moment of the subscription on; at that moment the bell is counted again. */
function useSubscribed(onSubscribed: () => void): boolean {
  const [isHeard, setHeard] = useState(false);
  const subscribed = useEffectEvent(onSubscribed);
  useEffect(() => {
    const timer = setTimeout(() => {
      setHeard(true);
      subscribed();
    }, notificationLimits.subscribeAfterSeconds * 1000);
    return () => clearTimeout(timer);
  }, []);
  return isHeard;
}
