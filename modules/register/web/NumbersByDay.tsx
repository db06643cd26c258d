import {
  Card,
  EmptyState,
  ErrorSummary,
  Skeleton,
  useLanguage,
  useWords,
  formatDay,
} from '@sarn/platform-web';
import { formatDate } from '@sarn/kernel';
import { officeToday } from '@sarn/document/web';
import type { RegisterEntry } from '@sarn/document/contract';
import { stateKeyOf, useLineName } from './book-columns.tsx';
import type { useRegisterEntries } from './book.client.ts';
import { numbersByDay } from './numbers-by-day.ts';
import type { Register } from './use-book.ts';
import { bookWords } from './words/book-words.ts';
import './numbers-by-day.css';

interface NumbersByDayProps {
  readonly entries: ReturnType<typeof useRegisterEntries>;
  readonly register: Pick<Register, 'next'>;
  /** Buddhist year that is shown. */
  readonly year: string;
  /** The number that is given next does not answer to filters. */
  readonly isNarrowed: boolean;
  readonly onOpen: (entry: RegisterEntry) => void;
}

/** The numbers of a register under the days for which they were given, and the one that is given next. */
export function NumbersByDay({ entries, register, year, isNarrowed, onOpen }: NumbersByDayProps) {
  const say = useWords(bookWords);
  const today = officeToday();
  const rows = entries.data?.pages.flatMap((page) => page.rows) ?? [];
  const next = register.next && String(register.next.year) === year ? register.next.number : null;
  const isNextShown = next !== null && !isNarrowed;
  const days = numbersByDay(rows);
  const hasToday = days.some(({ day }) => day === today);
  const all = isNextShown && !hasToday ? [{ day: today, entries: [] }, ...days] : days;
  return (
    <Card title={say('days.title')} isFlush>
      <ErrorSummary error={entries.error} onRetry={() => void entries.refetch()} />
      {entries.isPending && <Skeleton kind="rows" count={5} />}
      {entries.isSuccess && all.length === 0 && <EmptyState title={say('days.none')} />}
      <ol className="book-days">
        {all.map(({ day, entries: given }) => (
          <li key={day} className="book-day">
            <DayName day={day} isToday={day === today} />
            <ul className="book-numbers">
              {given.map((entry) => (
                <li key={entry.entryId}>
                  <NumberCell entry={entry} onOpen={onOpen} />
                </li>
              ))}
              {isNextShown && day === today && (
                <li className="book-number" data-state="next">
                  <strong>{next}</strong>
                  <span>{say('meta.next')}</span>
                </li>
              )}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function DayName({ day, isToday }: { readonly day: string; readonly isToday: boolean }) {
  const say = useWords(bookWords);
  const language = useLanguage();
  if (day === '') return <h3 className="book-day-name">{say('days.noDay')}</h3>;
  return (
    <h3 className="book-day-name">
      {isToday && <strong>{say('days.today')}</strong>}
      <span>{formatDate(day, 'weekday', language)}</span> <span>{formatDay(day, language)}</span>
    </h3>
  );
}

interface NumberCellProps {
  readonly entry: RegisterEntry;
  readonly onOpen: (entry: RegisterEntry) => void;
}

function NumberCell({ entry, onOpen }: NumberCellProps) {
  const say = useWords(bookWords);
  const nameOf = useLineName();
  const state = stateKeyOf(entry);
  return (
    <button
      type="button"
      className="book-number"
      data-state={state}
      title={nameOf(entry)}
      onClick={() => onOpen(entry)}
    >
      <strong>{entry.number}</strong>
      <span>{say(`days.${state}`)}</span>
      <span className="s-hidden"> {nameOf(entry)}</span>
    </button>
  );
}
