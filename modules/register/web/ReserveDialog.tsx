import { addDays } from '@sarn/kernel';
import {
  Button,
  DatePicker,
  Dialog,
  ErrorSummary,
  FormLayout,
  FormRow,
  NumberField,
  TextArea,
  newCommandKey,
  useFocusWrong,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { ReserveForm, reservationLimits } from '@sarn/register/contract';
import { useId, useState } from 'react';
import { fieldErrors } from '@sarn/document/web';
import { officeToday } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import { useReserve } from './book.client.ts';
import { bookWords } from './words/book-words.ts';

interface ReserveDialogProps {
  readonly registerId: string;
  readonly name: string;
  readonly most: number;
  readonly onClose: () => void;
}

/** How long a reservation lasts unless the clerk says otherwise. */
const usualDays = 7;

const startOf = () => ({
  count: 1 as number | null,
  forDay: officeToday() as string | null,
  expiresOn: addDays(officeToday(), usualDays) as string | null,
  reason: '',
});

/** Reserving one or several numbers of a register, also for an earlier day. */
export function ReserveDialog({ registerId, name, most, onClose }: ReserveDialogProps) {
  const say = useWords(bookWords);
  const formId = useId();
  const form = useReserveForm(registerId, formId, onClose);
  const { draft, change, error } = form;
  const today = officeToday();
  const { days, daysBack } = reservationLimits;
  const footer = (
    <>
      <Button onPress={onClose} isDisabled={form.isPending}>
        {say('reserve.cancel')}
      </Button>
      <Button type="submit" form={formId} variant="primary" isPending={form.isPending}>
        {say('reserve.submit')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen isGuarded title={say('reserve.title')} onClose={onClose} footer={footer}>
      <p className="s-muted book-dialog-about">
        {name} – {say('reserve.hint')}
      </p>
      <FormLayout id={formId} columns={2} onSubmit={form.send}>
        {form.failure && (
          <FormRow>
            <ErrorSummary error={form.failure} isFocused />
          </FormRow>
        )}
        <FormRow>
          <NumberField
            label={say('reserve.count')}
            description={say('reserve.countHint', { most })}
            isRequired
            minValue={1}
            maxValue={most}
            value={draft.count}
            onChange={(count) => change({ count })}
            error={error('count')}
          />
        </FormRow>
        <DatePicker
          label={say('reserve.forDay')}
          description={say('reserve.forDayHint')}
          isRequired
          minValue={addDays(today, -daysBack)}
          maxValue={today}
          value={draft.forDay}
          onChange={(forDay) => change({ forDay })}
          error={error('forDay')}
        />
        <DatePicker
          label={say('reserve.expiresOn')}
          isRequired
          minValue={today}
          maxValue={addDays(today, days)}
          value={draft.expiresOn}
          onChange={(expiresOn) => change({ expiresOn })}
          error={error('expiresOn')}
        />
        <FormRow>
          <TextArea
            label={say('reserve.reason')}
            isRequired
            rows={2}
            value={draft.reason}
            onChange={(reason) => change({ reason })}
            error={error('reason')}
          />
        </FormRow>
      </FormLayout>
    </Dialog>
  );
}

function useReserveForm(registerId: string, formId: string, onClose: () => void) {
  const say = useWords(bookWords);
  const sayField = useWords(registryWords);
  const toasts = useToasts();
  const reserve = useReserve();
  const focusWrong = useFocusWrong(formId);
  const [draft, setDraft] = useState(startOf);
  const [isChecked, setChecked] = useState(false);
  const [key, setKey] = useState(newCommandKey);
  const sent = {
    count: draft.count ?? undefined,
    forDay: draft.forDay ?? undefined,
    expiresOn: draft.expiresOn ?? undefined,
    reason: draft.reason,
  };
  const checked = ReserveForm.safeParse(sent);
  const errors =
    isChecked && !checked.success ? fieldErrors(checked.error.issues, sent, sayField) : {};
  const send = () => {
    setChecked(true);
    if (!checked.success) return focusWrong();
    if (reserve.isPending) return;
    reserve.mutate(
      { ...checked.data, registerId, idempotencyKey: key },
      {
        onSuccess: ({ first, last, year }) => {
          const count = last - first + 1;
          const which = count === 1 ? 'reserve.doneOne' : 'reserve.doneMany';
          toasts.show({ tone: 'success', title: say(which, { first, last, year, count }) });
          onClose();
        },
      },
    );
  };
  return {
    draft,
    send,
    change: (part: Partial<typeof draft>) => {
      setDraft((known) => ({ ...known, ...part }));
      // What is sent next differs from what was refused, so it is another command.
      if (reserve.isError) setKey(newCommandKey());
    },
    error: (field: string) => errors[field] ?? null,
    failure: reserve.error,
    isPending: reserve.isPending,
  };
}
