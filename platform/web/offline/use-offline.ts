import { formatMoment } from '../shown/relative-date.ts';
import { civilDateAt, formatTime } from '@sarn/kernel';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '../words/words.ts';
import { copiesShown } from './kept-answers.ts';
import { lineState } from './line.ts';
import type { LineState } from './line.ts';
import { waitingActs } from './waiting/outbox.ts';
import type { WaitingAct } from './waiting/waiting-act.ts';

/** Whether the server is reached. */
export function useLine(): LineState {
  return useSyncExternalStore(lineState.subscribe, lineState.get, lineState.get);
}

/** When the shown answer was given, where it comes from this device; null where it is fresh. */
export function useCopyAt(key: string): string | null {
  const read = () => copiesShown.at(key);
  return useSyncExternalStore(copiesShown.subscribe, read, read);
}

/** The acts of the signed-in person that wait or were refused. */
export function useWaitingActs(): readonly WaitingAct[] {
  return useSyncExternalStore(waitingActs.subscribe, waitingActs.get, waitingActs.get);
}

/** A moment as one says it: the time of today, else the day too. */
export function useMoment(): (at: string) => string {
  const language = useLanguage();
  const isToday = (at: string) => civilDateAt(at) === civilDateAt(new Date().toISOString());
  const text = (at: string) =>
    isToday(at) ? formatTime(at, language) : formatMoment(at, language);
  // The time and its unit stay on one line.
  return (at) => text(at).replace(/ น\.$/, '\u00a0น.');
}
