import { holidayKinds } from '@sarn/organisation/contract';
import type { Holiday, HolidayKind } from '@sarn/organisation/contract';
import {
  DatePicker,
  FormDialog,
  Select,
  StaleForm,
  TextField,
  useDialogForm,
  useLanguage,
  useWords,
  formatDay,
} from '@sarn/platform-web';
import { useState } from 'react';
import { readHoliday, useSaveHoliday } from './calendar.client.ts';
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
  const save = useSaveHoliday();
  const [seen, setSeen] = useState(holiday);
  const form = useDialogForm({
    name: 'calendar.holiday',
    about: holiday?.day,
    start: startOf(holiday),
    send: async ({ day, ...named }) =>
      save.mutateAsync({
        ...{ day: day ?? '', ...named },
        ...(seen ? { oldDay: seen.day, seen } : {}),
      }),
    told: () => ({ title: say('saved') }),
    onClose,
  });
  const { day, nameTh } = form.values;
  const isWhole = day !== null && nameTh.trim().length > 1;
  const kinds = Object.entries(holidayKinds).map(([value, { th, en }]) => ({
    value: value as HolidayKind,
    label: language === 'en' ? en : th,
  }));
  return (
    <FormDialog
      size="s"
      title={say(holiday ? 'form.editTitle' : 'form.addTitle')}
      form={form}
      label={say('form.save')}
      isDisabled={!isWhole}
      onClose={onClose}
    >
      {holiday && (
        <StaleForm
          form={form}
          load={() => readHoliday(holiday.day)}
          startOf={startOf}
          fields={[
            {
              label: say('field.day'),
              text: (one) => (one.day ? formatDay(one.day, language) : ''),
            },
            { label: say('field.nameTh'), text: (one) => one.nameTh },
            { label: say('field.nameEn'), text: (one) => one.nameEn },
            {
              label: say('field.kind'),
              text: ({ kind }) => kinds.find(({ value }) => value === kind)?.label ?? '',
            },
          ]}
          onSeen={setSeen}
        />
      )}
      <DatePicker label={say('field.day')} isRequired {...form.field('day')} />
      <TextField label={say('field.nameTh')} isRequired maxLength={200} {...form.field('nameTh')} />
      <TextField label={say('field.nameEn')} maxLength={200} {...form.field('nameEn')} />
      <Select label={say('field.kind')} options={kinds} {...form.field('kind')} />
    </FormDialog>
  );
}

interface HolidayDraft {
  readonly day: string | null;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly kind: HolidayKind;
}

const startOf = (holiday: Holiday | undefined): HolidayDraft => ({
  day: holiday?.day ?? null,
  nameTh: holiday?.nameTh ?? '',
  nameEn: holiday?.nameEn ?? '',
  kind: holiday?.kind ?? 'cabinet',
});
