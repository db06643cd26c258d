import { movedItem, neighbourOf, withItems, withoutItem } from '@sarn/minutes/contract';
import type { AgendaItem, TextNode } from '@sarn/minutes/contract';
import { useDialogs, useWords } from '@sarn/platform-web';
import type { RefObject } from 'react';
import { focusAfter, focusLater } from '../attendance/focus-later.ts';
import { minutesWords } from '../words/minutes-words.ts';

interface Agenda {
  readonly text: TextNode;
  readonly items: readonly AgendaItem[];
  readonly onChange: (text: TextNode) => void;
}

const isWritten = ({ hasText, end, wholeEnd, resolutions }: AgendaItem): boolean =>
  hasText || wholeEnd > end || resolutions.some(({ text }) => text.trim() !== '');

/** What is done with the items of an agenda; the focus stays with the item. */
export function useAgendaActs(
  { text, items, onChange }: Agenda,
  rows: RefObject<HTMLElement | null>,
) {
  const say = useWords(minutesWords);
  const dialogs = useDialogs();
  const cell = (at: number, field: string) => `[data-row="${at}"] [data-field="${field}"]`;
  const focusSoon = (at: number, field: string) => focusLater(rows.current, cell(at, field));
  const focus = (at: number, field: string) => focusAfter(rows.current, cell(at, field));
  const shift = (item: AgendaItem, by: -1 | 1, field: string) => {
    const passed = neighbourOf(items, item, by);
    if (!passed) return;
    // It passes the other one with all that is below that.
    const rowsOf = items.filter(({ at }) => at >= passed.at && at < passed.wholeEnd).length;
    const to = by < 0 ? items.indexOf(passed) : items.indexOf(item) + rowsOf;
    const change = () => onChange(movedItem(text, item, by));
    if (field !== 'more') return focusAfter(rows.current, cell(to, field), change);
    change();
    focusSoon(to, field);
  };
  const remove = async (item: AgendaItem) => {
    const isSure =
      !isWritten(item) ||
      (await dialogs.confirm({
        title: say('removeItem', { number: item.number }),
        text: say('removeItemText', { title: item.title }),
        confirmLabel: say('removeItemSure'),
        tone: 'danger',
      }));
    if (!isSure) return;
    onChange(withoutItem(text, item));
    focusSoon(Math.max(0, items.indexOf(item) - 1), 'title');
  };
  const add = (titles: readonly string[]) => {
    onChange(withItems(text, titles));
    focusSoon(items.length, 'title');
  };
  return { focus, shift, remove, add };
}
