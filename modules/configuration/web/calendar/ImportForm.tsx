import { FormDialog, TextArea, useDialogForm, useWords } from '@sarn/platform-web';
import { useImportHolidays } from './calendar.client.ts';
import { calendarWords } from './words/calendar-words.ts';

/** Imports a pasted list; an error names the line that cannot be read, and the text stays. */
export function ImportForm({ onClose }: { readonly onClose: () => void }) {
  const say = useWords(calendarWords);
  const take = useImportHolidays();
  const form = useDialogForm({
    name: 'calendar.import',
    start: { text: '' },
    send: async ({ text }) => take.mutateAsync(text),
    told: ({ added, changed }) => ({ title: say('taken', { added, changed }) }),
    onClose,
  });
  return (
    <FormDialog
      title={say('form.importTitle')}
      form={form}
      label={say('form.take')}
      isDisabled={form.values.text.trim() === ''}
      onClose={onClose}
    >
      <TextArea
        label={say('field.text')}
        description={say('form.importText')}
        placeholder={say('form.example')}
        isRequired
        rows={10}
        {...form.field('text')}
      />
    </FormDialog>
  );
}
