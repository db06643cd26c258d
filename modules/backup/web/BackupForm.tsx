import { backupKeepMost } from '@sarn/backup/contract';
import type { BackupSettings } from '@sarn/backup/contract';
import {
  CheckboxField,
  FormRow,
  NumberField,
  SaveForm,
  TextField,
  useForm,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useSetBackup } from './backup.client.ts';
import { backupWords } from './words/backup-words.ts';

const usualTime = '02:00';
const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** `2:00` and `02.00` mean 02:00. */
const readTime = (text: string): string => text.trim().replace('.', ':').padStart(5, '0');

/** Where and when backups are made, and how many are kept. */
export function BackupForm({ known }: { readonly known: BackupSettings }) {
  const say = useWords(backupWords);
  const toasts = useToasts();
  const save = useSetBackup();
  const form = useForm({
    name: 'backup.settings',
    start: {
      folder: known.folder,
      isDaily: known.dailyAt !== '',
      time: known.dailyAt || usualTime,
      keep: known.keep as number | null,
    },
    check: (values) => ({
      folder: values.isDaily && values.folder.trim() === '' && say('folderMissing'),
      time: values.isDaily && !time.test(readTime(values.time)) && say('timeWrong'),
      keep: !(values.keep && values.keep >= 1 && values.keep <= backupKeepMost) && say('keepWrong'),
    }),
    send: async (values) =>
      save.mutateAsync({
        folder: values.folder.trim(),
        dailyAt: values.isDaily ? readTime(values.time) : '',
        keep: values.keep ?? known.keep,
      }),
    onDone: () => toasts.show({ tone: 'success', title: say('saved') }),
  });
  return (
    <SaveForm form={form} label={say('save')}>
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
