import { FormDialog, TextArea, useToasts, useWords } from '@sarn/platform-web';
import type { Circulation } from '@sarn/circulation/contract';
import { useState } from 'react';
import { useRecallCirculation } from './circulation.client.ts';
import { circulationWords } from './words/circulation-words.ts';

interface RecallDialogProps {
  readonly circulation: Circulation;
  readonly onClose: () => void;
}

const leastLetters = 5;

/** Takes a circulation back that nobody has read; it asks why. */
export function RecallDialog({ circulation, onClose }: RecallDialogProps) {
  const say = useWords(circulationWords);
  const toasts = useToasts();
  const save = useRecallCirculation();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isShort = reason.trim().length < leastLetters;
  const submit = () => {
    setChecked(true);
    if (isShort) return;
    const onSuccess = ({ people }: { readonly people: number }) => {
      toasts.show({
        tone: 'success',
        title: say('recall.done', { people }),
        text: circulation.title,
      });
      onClose();
    };
    save.mutate({ id: circulation.id, reason }, { onSuccess });
  };
  return (
    <FormDialog
      size="s"
      title={say('recall.title')}
      save={save}
      label={say('recall.open')}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="circulation-subject">{circulation.title}</p>
      <p className="s-muted">{say('recall.text', { people: circulation.people })}</p>
      <TextArea
        label={say('recall.reason')}
        isRequired
        value={reason}
        maxLength={500}
        onChange={setReason}
        error={isChecked && isShort ? say('recall.short', { count: leastLetters }) : null}
      />
    </FormDialog>
  );
}
