import { useDueText } from '@sarn/document/web';
import './due-text.css';

interface DueTextProps {
  readonly dueDate: string;
  /** `10:30`; empty is the end of the day. */
  readonly dueTime: string;
  /** The work is done: only the date is said. */
  readonly isSettled: boolean;
}

/** How near a due date is, in the colour of a badge but without its box. */
export function DueText(due: DueTextProps) {
  const { kind, text } = useDueText()(due);
  return (
    <span className="due-text" data-due={kind}>
      {text}
    </span>
  );
}
