import { officeTimeAt } from '@sarn/kernel';
import { Badge, useLanguage, useWords, formatDay } from '@sarn/platform-web';
import { dueState, officeToday } from '../due.ts';
import type { DueState } from '../due.ts';
import { dueWords } from '../words/due-words.ts';

const later = { kind: 'later' } as const;
const tones = { overdue: 'danger', today: 'warning', soon: 'warning', later: 'neutral' } as const;

interface DueBadgeProps {
  readonly dueDate: string;
  /** `10:30`; empty is the end of the day. */
  readonly dueTime?: string;
  /** The work is done: the date is shown, but not how late it is. */
  readonly isSettled?: boolean;
}

/** A due date, and how near it is. */
export function DueBadge({ dueDate, dueTime = '', isSettled = false }: DueBadgeProps) {
  const say = useWords(dueWords);
  const language = useLanguage();
  const due = isSettled
    ? later
    : dueState(dueDate, officeToday(), dueTime, officeTimeAt(new Date().toISOString()));
  const date = formatDay(dueDate, language);
  const count = 'days' in due ? due.days : 0;
  const time = language === 'en' ? dueTime : dueTime.replace(':', '.');
  return <Badge tone={tones[due.kind]}>{say(keyOf(due, dueTime), { date, count, time })}</Badge>;
}

/** On the day itself the time is said, where there is one. */
function keyOf(due: DueState, dueTime: string) {
  if (due.kind === 'overdue' && due.days === 0) return 'overToday';
  return due.kind === 'today' && dueTime !== '' ? 'todayAt' : due.kind;
}
