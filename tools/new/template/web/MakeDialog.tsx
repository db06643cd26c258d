import { FormDialog, TextArea, TextField, useForm, useWords } from '@sarn/platform-web';
import { useMakeSampleRequest } from './sample-request.client.ts';
import { sampleRequestWords } from './words/sample-request-words.ts';

interface MakeDialogProps {
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

/** The form of a new request. */
export function MakeDialog({ onMade, onClose }: MakeDialogProps) {
  const say = useWords(sampleRequestWords);
  const save = useMakeSampleRequest();
  const form = useForm({
    name: 'sample-request.make',
    start: { title: '', reason: '' },
    check: ({ title }) => ({ title: title.trim() === '' && say('subjectMissing') }),
    send: async (draft) => save.mutateAsync(draft),
    onDone: ({ id }) => onMade(id),
  });
  return (
    <FormDialog title={say('make')} label={say('save')} form={form} onClose={onClose}>
      <TextField label={say('subject')} isRequired {...form.field('title')} />
      <TextArea label={say('reason')} {...form.field('reason')} />
    </FormDialog>
  );
}
