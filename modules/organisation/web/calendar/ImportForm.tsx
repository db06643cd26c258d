import {
  Button,
  Dialog,
  ErrorSummary,
  FormLayout,
  TextArea,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { useImportHolidays } from './calendar.client.ts';
import { calendarWords } from './words/calendar-words.ts';

/** Takes a pasted list; what cannot be read is told with its line, and the text stays. */
export function ImportForm({ onClose }: { readonly onClose: () => void }) {
  const say = useWords(calendarWords);
  const toasts = useToasts();
  const take = useImportHolidays();
  const [text, setText] = useState('');
  const submit = () => {
    if (text.trim() === '') return;
    take.mutate(text, {
      onSuccess: ({ added, changed }) => {
        toasts.show({ tone: 'success', title: say('taken', { added, changed }) });
        onClose();
      },
    });
  };
  const actions = (
    <>
      <Button onPress={onClose}>{say('form.cancel')}</Button>
      <Button
        type="submit"
        variant="primary"
        isPending={take.isPending}
        isDisabled={text.trim() === ''}
      >
        {say('form.take')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen isGuarded size="m" title={say('form.importTitle')} onClose={onClose}>
      <FormLayout onSubmit={submit} actions={actions}>
        <ErrorSummary error={take.error} isFocused />
        <TextArea
          label={say('field.text')}
          description={say('form.importText')}
          placeholder={say('form.example')}
          isRequired
          rows={10}
          value={text}
          onChange={setText}
        />
      </FormLayout>
    </Dialog>
  );
}
