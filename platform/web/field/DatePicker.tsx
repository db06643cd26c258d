import { parseDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import { DateField } from './DateField.tsx';
import type { DateFieldProps } from './DateField.tsx';
import { MonthView } from './MonthView.tsx';

export type DatePickerProps = Omit<DateFieldProps, 'after'>;

/** A day, typed or picked from a calendar of Buddhist years. */
export function DatePicker(props: DatePickerProps) {
  const [isOpen, setOpen] = useState(false);
  const say = useWords(platformWords);
  const pick = (day: string) => {
    props.onChange(day);
    setOpen(false);
  };
  const calendar = (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button
        className="s-icon-button s-icon-button-s"
        aria-label={`${say('action.openCalendar')} ${props.label}`}
        isDisabled={props.isDisabled === true || props.isReadOnly === true}
      >
        <CalendarDays size={18} />
      </Button>
      <Popover className="s-popover" placement="bottom end">
        <Dialog className="s-calendar-dialog" aria-label={props.label}>
          <MonthView
            label={props.label}
            value={props.value === null ? null : parseDate(props.value)}
            minValue={props.minValue ? parseDate(props.minValue) : null}
            maxValue={props.maxValue ? parseDate(props.maxValue) : null}
            onPick={pick}
          />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
  return <DateField {...props} after={calendar} />;
}
