import { buddhistYear } from '@sarn/kernel';
import {
  Button,
  ErrorSummary,
  useDialogs,
  useLanguage,
  useToasts,
  useWords,
  formatMoment,
} from '@sarn/platform-web';
import { officeToday } from '@sarn/document/web';
import { useCloseYear } from './book.client.ts';
import type { Register } from './use-book.ts';
import { bookWords } from './words/book-words.ts';

interface YearProps {
  readonly register: Register;
  /** The Buddhist year that is shown. */
  readonly year: number;
}

const closedOf = ({ register, year }: YearProps) =>
  register.closedYears.find((one) => one.year === year);

/** Says that the register of the year is closed, by whom, and with which last number. */
export function YearNote(props: YearProps) {
  const say = useWords(bookWords);
  const language = useLanguage();
  const closed = closedOf(props);
  if (!closed) return null;
  const { year, last, by: name, at } = closed;
  const when = formatMoment(at, language);
  return <p className="s-muted">{say('bar.yearClosedText', { year, last, name, when })}</p>;
}

/** Closes the register of a year that is over, for the clerk who keeps it. */
export function CloseYearButton(props: YearProps) {
  const { register, year } = props;
  const say = useWords(bookWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const close = useCloseYear();
  const isOver = year > 0 && year < buddhistYear(officeToday());
  if (!register.mayReserve || !isOver || closedOf(props)) return null;
  const onPress = async () => {
    if (!(await dialogs.confirm({ title: say('bar.closeSure', { year }), tone: 'warning' })))
      return;
    close.mutate(
      { registerId: register.id, year },
      {
        onSuccess: ({ last }) =>
          toasts.show({ tone: 'success', title: say('bar.yearClosed', { last }) }),
      },
    );
  };
  return (
    <>
      <Button isPending={close.isPending} onPress={() => void onPress()}>
        {say('bar.closeYear', { year })}
      </Button>
      <ErrorSummary error={close.error} isFocused />
    </>
  );
}
