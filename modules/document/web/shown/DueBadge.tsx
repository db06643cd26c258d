import { Badge } from '@sarn/platform-web';
import { useDueText } from './due-text.ts';

const tones = { overdue: 'danger', today: 'warning', soon: 'warning', later: 'neutral' } as const;

interface DueBadgeProps {
  readonly dueDate: string;
  /** `10:30`; empty is the end of the day. */
  readonly dueTime?: string;
  /** The work is done: the date is shown, but not how late it is. */
  readonly isSettled?: boolean;
}

/** A due date, and how near it is. */
export function DueBadge({ dueDate, dueTime, isSettled }: DueBadgeProps) {
  const { kind, text } = useDueText()({ dueDate, dueTime, isSettled });
  return <Badge tone={tones[kind]}>{text}</Badge>;
}
