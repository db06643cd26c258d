import { dueState, dueWords, officeToday } from '@sarn/document/web';
import { useLanguage, useWords, formatDay } from '@sarn/platform-web';

/** How near a due date is, in the colour of a badge but without its box. */
export function DueText({ dueDate }: { readonly dueDate: string }) {
  const say = useWords(dueWords);
  const language = useLanguage();
  const due = dueState(dueDate, officeToday());
  const date = formatDay(dueDate, language);
  const count = 'days' in due ? due.days : 0;
  return (
    <span className="due-text" data-due={due.kind}>
      {say(due.kind, { date, count })}
    </span>
  );
}
