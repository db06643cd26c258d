import { holidayKinds } from '@sarn/organisation/contract';
import type { Holiday, HolidayKind } from '@sarn/organisation/contract';
import {
  Button,
  DatePicker,
  Dialog,
  ErrorSummary,
  FormLayout,
  Select,
  TextField,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { useSaveHoliday } from './calendar.client.ts';
import { calendarWords } from './words/calendar-words.ts';

export interface HolidayFormProps {
  /** Undefined: a new one. */
  readonly holiday: Holiday | undefined;
  readonly onClose: () => void;
}

/** Adds a day off, or corrects one. */
export function HolidayForm({ holiday, onClose }: HolidayFormProps) {
  const say = useWords(calendarWords);
  const language = useLanguage();
  const toasts = useToasts();
  const save = useSaveHoliday();
  const [day, setDay] = useState<string | null>(holiday?.day ?? null);
  const [nameTh, setNameTh] = useState(holiday?.nameTh ?? '');
  const [nameEn, setNameEn] = useState(holiday?.nameEn ?? '');
  const [kind, setKind] = useState<HolidayKind>(holiday?.kind ?? 'cabinet');
  const isWhole = day !== null && nameTh.trim().length > 1;
  const submit = () => {
    if (!isWhole) return;
    const moved = holiday ? { oldDay: holiday.day } : {};
    const saved = () => {
      toasts.show({ tone: 'success', title: say('saved') });
      onClose();
    };
    save.mutate({ day, nameTh, nameEn, kind, ...moved }, { onSuccess: saved });
  };
  const kinds = Object.entries(holidayKinds).map(([value, { th, en }]) => ({
    value: value as HolidayKind,
    label: language === 'en' ? en : th,
  }));
  const actions = (
    <>
      <Button onPress={onClose}>{say('form.cancel')}</Button>
      <Button type="submit" variant="primary" isPending={save.isPending} isDisabled={!isWhole}>
        {say('form.save')}
      </Button>
    </>
  );
  const title = say(holiday ? 'form.editTitle' : 'form.addTitle');
  return (
    <Dialog isOpen isGuarded size="s" title={title} onClose={onClose}>
      <FormLayout onSubmit={submit} actions={actions}>
        <ErrorSummary error={save.error} isFocused />
        <DatePicker label={say('field.day')} isRequired value={day} onChange={setDay} />
        <TextField
          label={say('field.nameTh')}
          isRequired
          maxLength={200}
          value={nameTh}
          onChange={setNameTh}
        />
        <TextField
          label={say('field.nameEn')}
          maxLength={200}
          value={nameEn}
          onChange={setNameEn}
        />
        <Select label={say('field.kind')} options={kinds} value={kind} onChange={setKind} />
      </FormLayout>
    </Dialog>
  );
}
