import {
  CheckboxField,
  FormDialog,
  NumberField,
  StaleForm,
  TextField,
  useDialogForm,
  useWords,
} from '@sarn/platform-web';
import type { RetentionClassRow } from '@sarn/retention/contract';
import { useState } from 'react';
import { useChecks } from './ReasonField.tsx';
import { readClass, useSaveClass } from './retention.client.ts';
import { retentionWords } from './words/retention-words.ts';

interface ClassEditDialogProps {
  /** The class to change; a new one where left out. */
  readonly row: RetentionClassRow | undefined;
  readonly onClose: () => void;
}

function useClassForm({ row, onClose }: ClassEditDialogProps) {
  const say = useWords(retentionWords);
  const save = useSaveClass();
  const checks = useChecks();
  const hasYears = !row || row.fate === 'expires';
  const least = row?.leastYears ?? 1;
  const [seen, setSeen] = useState(row);
  const form = useDialogForm({
    name: 'retention.class-setting',
    about: row?.code,
    start: startOf(row),
    check: ({ nameTh, years }) => ({
      nameTh: checks.missing(nameTh.trim().length < 2),
      years: hasYears && (years ?? 0) < least && say('setting.yearsText', { least }),
    }),
    send: async ({ years, ...known }) =>
      save.mutateAsync({
        ...(seen ? { code: seen.code, seen: startOf(seen) } : {}),
        ...known,
        ...(years === null ? {} : { years }),
      }),
    told: () => ({ title: say('saved') }),
    onClose,
  });
  return { form, setSeen, hasYears, least };
}

/** A retention class: its name and its years; how it ends is fixed by the regulation. */
export function ClassEditDialog({ row, onClose }: ClassEditDialogProps) {
  const say = useWords(retentionWords);
  const { form, setSeen, hasYears, least } = useClassForm({ row, onClose });
  return (
    <FormDialog
      title={say(row ? 'setting.edit' : 'setting.add')}
      form={form}
      label={say('save')}
      onClose={onClose}
    >
      {row && (
        <StaleForm
          form={form}
          load={() => readClass(row.code)}
          startOf={startOf}
          fields={[
            { label: say('setting.name'), text: ({ nameTh }) => nameTh },
            { label: say('setting.nameEn'), text: ({ nameEn }) => nameEn },
            { label: say('setting.years'), text: ({ years }) => String(years ?? '') },
            { label: say('setting.retired'), text: ({ isRetired }) => (isRetired ? '✓' : '') },
          ]}
          onSeen={setSeen}
        />
      )}
      <TextField label={say('setting.name')} isRequired maxLength={120} {...form.field('nameTh')} />
      <TextField
        label={say('setting.nameEn')}
        description={say('setting.nameEnText')}
        maxLength={120}
        {...form.field('nameEn')}
      />
      {hasYears && (
        <NumberField
          label={say('setting.years')}
          description={say('setting.yearsText', { least })}
          isRequired
          minValue={1}
          maxValue={200}
          {...form.field('years')}
        />
      )}
      {row && <CheckboxField {...form.tick('isRetired')}>{say('setting.retired')}</CheckboxField>}
    </FormDialog>
  );
}

interface ClassDraft {
  readonly nameTh: string;
  readonly nameEn: string;
  readonly years: number | null;
  readonly isRetired: boolean;
}

const startOf = (row: RetentionClassRow | undefined): ClassDraft => ({
  nameTh: row?.name.th ?? '',
  // The Thai name stands for an English one that nobody gave.
  nameEn: row && row.name.en !== row.name.th ? row.name.en : '',
  years: row?.years ?? null,
  isRetired: row?.isRetired ?? false,
});
