import { formatDate } from '@sarn/kernel';
import { dueState, officeToday } from '@sarn/document/web';
import { Card, IconButton, useLanguage, useWords, formatDay } from '@sarn/platform-web';
import type { DueCount } from '@sarn/workload/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { DayList } from './DayList.tsx';
import { monthAfter, monthOf, weeksOf } from './month.ts';
import { homeWords } from './words/home-words.ts';

const weekdays = {
  th: ['อา', 'จ', 'อ', 'พ', 'พฤ', 'ศ', 'ส'],
  en: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
} as const;

/** The month with the number of documents due on each day; a day shows its documents below. */
export function DuePanel({ due }: { readonly due: readonly DueCount[] }) {
  const say = useWords(homeWords);
  const language = useLanguage();
  const today = officeToday();
  const [month, setMonth] = useState(() => monthOf(today));
  const [day, setDay] = useState(today);
  const counts = new Map(due.map(({ date, count }) => [date, count]));
  return (
    <Card
      isFlush
      className="due-panel"
      title={say('calendar.title')}
      actions={<MonthTurn month={month} onTurn={(by) => setMonth(monthAfter(month, by))} />}
    >
      <div className="due-month">
        {weekdays[language === 'en' ? 'en' : 'th'].map((name) => (
          <span key={name} className="due-weekday" aria-hidden="true">
            {name}
          </span>
        ))}
        {weeksOf(month)
          .flat()
          .map((date, place) =>
            date === null ? (
              // Places have no other key, and never change their order.
              <span key={`${month} ${place}`} />
            ) : (
              <Day
                key={date}
                date={date}
                count={counts.get(date) ?? 0}
                today={today}
                isChosen={date === day}
                onPress={() => setDay(date)}
              />
            ),
          )}
      </div>
      <p className="due-key" aria-hidden="true">
        {(['late', 'soon', 'later'] as const).map((tone) => (
          <span key={tone} data-tone={tone}>
            {say(`calendar.${tone}`)}
          </span>
        ))}
      </p>
      <DayList
        day={day}
        name={day === today ? say('calendar.today') : formatDay(day, language)}
        count={counts.get(day) ?? 0}
      />
    </Card>
  );
}

interface MonthTurnProps {
  readonly month: string;
  readonly onTurn: (by: -1 | 1) => void;
}

function MonthTurn({ month, onTurn }: MonthTurnProps) {
  const say = useWords(homeWords);
  const language = useLanguage();
  return (
    <span className="due-turn">
      <IconButton size="s" aria-label={say('calendar.previous')} onPress={() => onTurn(-1)}>
        <ChevronLeft size={18} />
      </IconButton>
      <span aria-live="polite">{formatDate(month, 'month', language)}</span>
      <IconButton size="s" aria-label={say('calendar.next')} onPress={() => onTurn(1)}>
        <ChevronRight size={18} />
      </IconButton>
    </span>
  );
}

interface DayProps {
  readonly date: string;
  readonly count: number;
  readonly today: string;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

const tones = { overdue: 'late', today: 'soon', soon: 'soon', later: 'later' } as const;

function Day({ date, count, today, isChosen, onPress }: DayProps) {
  const say = useWords(homeWords);
  const language = useLanguage();
  const full = formatDay(date, language, 'full');
  return (
    <button
      type="button"
      className="due-day"
      data-today={date === today || undefined}
      aria-pressed={isChosen}
      onClick={onPress}
    >
      <span aria-hidden="true">{Number(date.slice(8))}</span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="due-count"
          data-tone={tones[dueState(date, today).kind]}
        >
          {count}
        </span>
      )}
      <span className="s-hidden">
        {count > 0
          ? say('calendar.day', { date: full, count })
          : say('calendar.dayNone', { date: full })}
      </span>
    </button>
  );
}
