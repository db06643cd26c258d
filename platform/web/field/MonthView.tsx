import { GregorianCalendar, toCalendar } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components';
import { defined } from '../defined.ts';

export interface MonthViewProps {
  readonly label: string;
  readonly value: CalendarDate | null;
  readonly minValue?: CalendarDate | null;
  readonly maxValue?: CalendarDate | null;
  /** The picked day, `YYYY-MM-DD`. */
  readonly onPick: (day: string) => void;
}

/** One month to pick a day from; Buddhist or Christian years by the language. */
export function MonthView({ label, value, minValue, maxValue, onPick }: MonthViewProps) {
  return (
    <Calendar
      className="s-calendar"
      aria-label={label}
      value={value}
      autoFocus
      {...defined({ minValue: minValue ?? undefined, maxValue: maxValue ?? undefined })}
      onChange={(day) => onPick(toCalendar(day, new GregorianCalendar()).toString())}
    >
      <header className="s-calendar-head">
        <Button slot="previous" className="s-icon-button s-icon-button-s">
          <ChevronLeft size={18} />
        </Button>
        <CalendarHeading className="s-calendar-title" />
        <Button slot="next" className="s-icon-button s-icon-button-s">
          <ChevronRight size={18} />
        </Button>
      </header>
      <CalendarGrid className="s-calendar-grid" weekdayStyle="narrow">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="s-calendar-weekday">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className="s-calendar-day" />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
