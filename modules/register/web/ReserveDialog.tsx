import { addDays } from '@sarn/kernel';
import {
  DatePicker,
  FormDialog,
  FormRow,
  NumberField,
  TextArea,
  useDialogForm,
  useFieldErrors,
  useWords,
} from '@sarn/platform-web';
import { ReserveForm, reservationLimits } from '@sarn/register/contract';
import { officeToday } from '@sarn/document/web';
import { useReserve } from './book.client.ts';
import { bookWords } from './words/book-words.ts';

interface ReserveDialogProps {
  readonly registerId: string;
  readonly name: string;
  readonly most: number;
  readonly onClose: () => void;
}

/** How long a reservation lasts unless the clerk chooses another time. */
const usualDays = 7;

interface Reserving {
  readonly count: number | null;
  readonly forDay: string | null;
  readonly expiresOn: string | null;
  readonly reason: string;
}

const startOf = (): Reserving => ({
  count: 1,
  forDay: officeToday(),
  expiresOn: addDays(officeToday(), usualDays),
  reason: '',
});

const inputOf = ({ count, forDay, expiresOn, reason }: Reserving) => ({
  count: count ?? undefined,
  forDay: forDay ?? undefined,
  expiresOn: expiresOn ?? undefined,
  reason,
});

function useReserveForm(registerId: string, onClose: () => void) {
  const say = useWords(bookWords);
  const { ofInput } = useFieldErrors();
  const reserve = useReserve();
  return useDialogForm({
    name: 'register.reserve',
    about: registerId,
    start: startOf(),
    check: (draft) => ofInput(ReserveForm, inputOf(draft)),
    send: async (draft, { idempotencyKey }) =>
      reserve.mutateAsync({ ...ReserveForm.parse(inputOf(draft)), registerId, idempotencyKey }),
    told: ({ first, last, year }) => {
      const count = last - first + 1;
      const which = count === 1 ? 'reserve.doneOne' : 'reserve.doneMany';
      return { title: say(which, { first, last, year, count }) };
    },
    onClose,
  });
}

/** Reserving one or several numbers of a register, also for an earlier day. */
export function ReserveDialog({ registerId, name, most, onClose }: ReserveDialogProps) {
  const say = useWords(bookWords);
  const form = useReserveForm(registerId, onClose);
  const today = officeToday();
  const { days, daysBack } = reservationLimits;
  return (
    <FormDialog
      title={say('reserve.title')}
      form={form}
      label={say('reserve.submit')}
      columns={2}
      about={
        <p className="s-muted book-dialog-about">
          {name} – {say('reserve.hint')}
        </p>
      }
      onClose={onClose}
    >
      <FormRow>
        <NumberField
          label={say('reserve.count')}
          description={say('reserve.countHint', { most })}
          isRequired
          minValue={1}
          maxValue={most}
          {...form.field('count')}
        />
      </FormRow>
      <DatePicker
        label={say('reserve.forDay')}
        description={say('reserve.forDayHint')}
        isRequired
        minValue={addDays(today, -daysBack)}
        maxValue={today}
        {...form.field('forDay')}
      />
      <DatePicker
        label={say('reserve.expiresOn')}
        isRequired
        minValue={today}
        maxValue={addDays(today, days)}
        {...form.field('expiresOn')}
      />
      <FormRow>
        <TextArea label={say('reserve.reason')} isRequired rows={2} {...form.field('reason')} />
      </FormRow>
    </FormDialog>
  );
}
