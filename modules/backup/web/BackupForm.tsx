import { backupKeepMost } from '@sarn/backup/contract';
import type { BackupSettings } from '@sarn/backup/contract';
import {
  CheckboxField,
  FormRow,
  NumberField,
  SaveForm,
  StaleForm,
  TextField,
  useForm,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { readSettings, useSetBackup } from './backup.client.ts';
import { backupWords } from './words/backup-words.ts';

const usualTime = '02:00';
const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** `2:00` and `02.00` mean 02:00. */
const readTime = (text: string): string => text.trim().replace('.', ':').padStart(5, '0');

interface BackupDraft {
  readonly folder: string;
  readonly isDaily: boolean;
  readonly time: string;
  readonly keep: number | null;
}

const startOf = ({ folder, dailyAt, keep }: BackupSettings): BackupDraft => ({
  ...{ folder, keep, isDaily: dailyAt !== '' },
  time: dailyAt || usualTime,
});

const settingsOf = ({ folder, isDaily, time: at, keep }: BackupDraft): BackupSettings => ({
  folder: folder.trim(),
  dailyAt: isDaily ? readTime(at) : '',
  keep: keep ?? 1,
});

function useBackupForm(known: BackupSettings) {
  const say = useWords(backupWords);
  const toasts = useToasts();
  const save = useSetBackup();
  const [seen, setSeen] = useState(known);
  const form = useForm({
    name: 'backup.settings',
    start: startOf(known),
    check: (values) => ({
      folder: values.isDaily && values.folder.trim() === '' && say('folderMissing'),
      time: values.isDaily && !time.test(readTime(values.time)) && say('timeWrong'),
      keep: !(values.keep && values.keep >= 1 && values.keep <= backupKeepMost) && say('keepWrong'),
    }),
    send: async (values) => save.mutateAsync({ ...settingsOf(values), seen }),
    onDone: (_, values) => {
      setSeen(settingsOf(values));
      toasts.show({ tone: 'success', title: say('saved') });
    },
  });
  return { form, setSeen };
}

/** Where and when backups are made, and how many are kept. */
export function BackupForm({ known }: { readonly known: BackupSettings }) {
  const say = useWords(backupWords);
  const { form, setSeen } = useBackupForm(known);
  return (
    <SaveForm form={form} label={say('save')}>
      <StaleForm
        form={form}
        load={readSettings}
        startOf={startOf}
        fields={[
          { label: say('folder'), text: ({ folder }) => folder },
          { label: say('daily'), text: ({ isDaily }) => (isDaily ? '✓' : '') },
          { label: say('time'), text: ({ isDaily, time: at }) => (isDaily ? at : '') },
          { label: say('keep'), text: ({ keep }) => String(keep ?? '') },
        ]}
        onSeen={setSeen}
      />
      <FormRow>
        <TextField
          label={say('folder')}
          description={say('folderHint')}
          maxLength={500}
          {...form.field('folder')}
        />
      </FormRow>
      <FormRow>
        <CheckboxField {...form.tick('isDaily')}>{say('daily')}</CheckboxField>
      </FormRow>
      <FormRow>
        <TextField
          label={say('time')}
          description={say('timeHint')}
          maxLength={5}
          isDisabled={!form.values.isDaily}
          {...form.field('time')}
        />
        <NumberField
          label={say('keep')}
          description={say('keepHint')}
          minValue={1}
          maxValue={backupKeepMost}
          isRequired
          {...form.field('keep')}
        />
      </FormRow>
    </SaveForm>
  );
}
