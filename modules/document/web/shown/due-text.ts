import { formatClock, officeTimeAt } from '@sarn/kernel';
import { formatDay, useLanguage, useWords } from '@sarn/platform-web';
import { dueState, officeToday } from '../due.ts';
import type { DueState } from '../due.ts';
import { dueWords } from '../words/due-words.ts';

const later = { kind: 'later' } as const;

interface Due {
  readonly dueDate: string;
  /** `10:30`; empty or left out: the end of the day. */
  readonly dueTime?: string | undefined;
  /** The work is done: only the date is said. */
  readonly isSettled?: boolean | undefined;
}

/** Says a due date in words, and how near it is; a time of day is said today and tomorrow. */
export function useDueText() {
  const say = useWords(dueWords);
  const language = useLanguage();
  return ({ dueDate, dueTime = '', isSettled = false }: Due) => {
    const now = officeTimeAt(new Date().toISOString());
    const due = isSettled ? later : dueState(dueDate, officeToday(), dueTime, now);
    const date = formatDay(dueDate, language);
    const count = 'days' in due ? due.days : 0;
    const time = formatClock(dueTime, language);
    return { kind: due.kind, text: say(phraseOf(due, dueTime), { date, count, time }) };
  };
}

function phraseOf(due: DueState, dueTime: string) {
  if (due.kind === 'overdue' && due.days === 0) return 'overToday';
  if (dueTime === '') return due.kind;
  if (due.kind === 'today') return 'todayAt';
  return due.kind === 'soon' && due.days === 1 ? 'tomorrowAt' : due.kind;
}
