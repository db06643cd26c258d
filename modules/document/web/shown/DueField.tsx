import { addWorkingDays, isWorkingDay } from '@sarn/kernel';
import { Button, DatePicker, useLanguage, useWords, formatDay } from '@sarn/platform-web';
import { useMemo } from 'react';
import { officeToday } from '../due.ts';
import { registryWords } from '../words/registry-words.ts';
import { useOfficeCalendar } from './office-calendar.client.ts';
import { dueWords } from './words/due-words.ts';
import './due.css';

interface DueFieldProps {
  readonly value: string | null;
  readonly onChange: (dueDate: string | null) => void;
  readonly error: string | null;
  readonly isRequired?: boolean;
  readonly label?: string;
}

const shortcuts = [3, 7, 15];

/**
 * A day by which something is to be done; there are buttons for the usual periods, counted in
 * working days of the agency's calendar. A day off may be chosen, but a warning is shown.
 */
export function DueField({ value, onChange, error, isRequired = false, label }: DueFieldProps) {
  const say = useWords(registryWords);
  const language = useLanguage();
  const today = officeToday();
  const calendar = useOfficeCalendar(today).data;
  const closed = useMemo(() => new Set(calendar?.closed.keys()), [calendar]);
  return (
    <div className="reg-stack">
      <DatePicker
        label={label ?? say('field.dueDate')}
        isRequired={isRequired}
        minValue={today}
        value={value}
        onChange={onChange}
        error={error}
      />
      <div className="reg-chips" role="group" aria-label={say('form.dueShortcuts')}>
        {shortcuts.map((count) => {
          const day = addWorkingDays(today, count, closed);
          return (
            <Button
              key={count}
              size="s"
              onPress={() => onChange(day)}
              aria-label={say('form.workingDaysTo', {
                count,
                date: formatDay(day, language, 'full'),
              })}
            >
              {say('form.workingDays', { count })}
            </Button>
          );
        })}
      </div>
      {value !== null && calendar && !isWorkingDay(value, closed) && (
        <DayOff day={value} calendar={calendar} onChange={onChange} closed={closed} />
      )}
      {calendar && <MissingCalendar years={calendar.missingYears} day={value ?? today} />}
    </div>
  );
}

interface DayOffProps {
  readonly day: string;
  readonly calendar: NonNullable<ReturnType<typeof useOfficeCalendar>['data']>;
  readonly closed: ReadonlySet<string>;
  readonly onChange: (day: string) => void;
}

/** The chosen day is off: why, and a button for the working day after it. */
function DayOff({ day, calendar, closed, onChange }: DayOffProps) {
  const say = useWords(dueWords);
  const language = useLanguage();
  const next = addWorkingDays(day, 1, closed);
  const holiday = calendar.closed.get(day);
  const own = language === 'en' ? holiday?.nameEn || holiday?.nameTh : holiday?.nameTh;
  const date = formatDay(next, language, 'full');
  return (
    <div role="status" className="reg-due-note s-tone-warning">
      <p>{say('dayOff', { name: own ?? say('weekend'), date })}</p>
      <Button size="s" onPress={() => onChange(next)}>
        {say('take')}
      </Button>
    </div>
  );
}

/** Says that only weekends are left out, where no days off are entered for the year. */
function MissingCalendar({ years, day }: { years: readonly number[]; day: string }) {
  const say = useWords(dueWords);
  const language = useLanguage();
  const missing = years.filter((year) => year === Number(day.slice(0, 4)));
  if (missing.length === 0) return null;
  const shown = missing.map((year) => (language === 'en' ? year : year + 543)).join(', ');
  return <p className="s-small s-muted">{say('missing', { years: shown })}</p>;
}
