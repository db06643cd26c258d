import type { Language } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import type { TodoCard } from '../contract/index.ts';
import type { TodoSource } from './slots.ts';

/** The cards of every source, in the order of the sources; empty queues show a zero. */
export async function todoCards(
  h: Handle,
  sources: readonly TodoSource[],
  ask: {
    readonly caller: Caller;
    readonly language: Language;
    readonly search: string;
    readonly hidden: readonly string[];
  },
): Promise<TodoCard[]> {
  const { caller, language, search, hidden } = ask;
  const cards = sources.map(async (source) => {
    const counts = await source.counts(h, caller, { search });
    return Object.entries(source.cards)
      .filter(([code]) => !hidden.includes(code))
      .map(([code, look]) => {
        const found = counts.find((one) => one.code === code);
        return {
          CODE: code,
          TITLE: language === 'en' ? look.en : look.th,
          COUNT: found?.count ?? 0,
          OVERDUE: found?.overdue ?? 0,
          DUE_TODAY: found?.dueToday ?? 0,
          DUE_TOMORROW: found?.dueTomorrow ?? 0,
          OLDEST: found?.oldest ?? null,
          COLOR: look.color,
          ICON: look.icon,
        };
      });
  });
  return (await Promise.all(cards)).flat();
}
