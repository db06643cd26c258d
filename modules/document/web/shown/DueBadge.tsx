import { Badge, useLanguage, useWords, formatDay } from '@sarn/platform-web';
import { dueState, officeToday } from '../due.ts';
import { dueWords } from '../words/due-words.ts';

const later = { kind: 'later' } as const;
const tones = { overdue: 'danger', today: 'warning', soon: 'warning', later: 'neutral' } as const;

interface DueBadgeProps {
  readonly dueDate: string;
  /** The work is done: the date is shown, but not how late it is. */
  readonly isSettled?: boolean;
}

/** A due date, and how near it is. */
export function DueBadge({ dueDate, isSettled = false }: DueBadgeProps) {
  const say = useWords(dueWords);
  const language = useLanguage();
  const due = isSettled ? later : dueState(dueDate, officeToday());
  const date = formatDay(dueDate, language);
  const count = 'days' in due ? due.days : 0;
  return <Badge tone={tones[due.kind]}>{say(due.kind, { date, count })}</Badge>;
}
