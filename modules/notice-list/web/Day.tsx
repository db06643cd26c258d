import type { NoticeMatter } from '@sarn/notice-list/contract';
import { addDays, civilDateAt, formatDate } from '@sarn/kernel';
import { formatDay, useLanguage, useWords } from '@sarn/platform-web';
import { Matter } from './Matter.tsx';
import { isNew } from './notice-view.ts';
import { noticeListWords } from './words/notice-list-words.ts';

interface DayProps {
  readonly day: string;
  readonly matters: readonly NoticeMatter[];
  /** The matter whose act is the first of the list. */
  readonly firstToDo: string | undefined;
}

/** The notices of a day, by document. */
export function Day({ day, matters, firstToDo }: DayProps) {
  const say = useWords(noticeListWords);
  const language = useLanguage();
  const today = civilDateAt(new Date());
  const fresh = matters.filter(isNew).length;
  const name =
    day === today
      ? say('day.today')
      : day === addDays(today, -1)
        ? say('day.yesterday')
        : formatDate(day, 'weekday', language);
  return (
    <section className="notice-day" aria-label={`${name} ${formatDay(day, language)}`}>
      <h2 className="notice-day-head">
        {name}
        <span>
          {day !== today && formatDay(day, language)}
          {day !== today && fresh > 0 && ' · '}
          {fresh > 0 && say('day.new', { count: fresh })}
        </span>
      </h2>
      {matters.map((matter) => (
        <Matter key={matter.key} matter={matter} isFirst={matter.key === firstToDo} />
      ))}
    </section>
  );
}
