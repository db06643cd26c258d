import { FormDialog, TextArea, TextField, useWords } from '@sarn/platform-web';
import { useState } from 'react';
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
  const [title, setTitle] = useState('');
  const [reason, setReason] = useState('');
  const submit = () => save.mutate({ title, reason }, { onSuccess: ({ id }) => onMade(id) });
  return (
    <FormDialog
      title={say('make')}
      label={say('save')}
      save={save}
      isDisabled={title.trim() === ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={say('subject')} value={title} onChange={setTitle} isRequired />
      <TextArea label={say('reason')} value={reason} onChange={setReason} />
    </FormDialog>
  );
}
