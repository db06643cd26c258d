import { FormDialog, TextArea, useToasts, useWords } from '@sarn/platform-web';
import type { Received } from '@sarn/circulation/contract';
import { useState } from 'react';
import { useAcknowledge } from './circulation.client.ts';
import { circulationWords } from './words/circulation-words.ts';

interface AcknowledgeDialogProps {
  readonly received: Received;
  readonly onClose: () => void;
}

/** Acknowledges a circulated document, with a word to its sender. */
export function AcknowledgeDialog({ received, onClose }: AcknowledgeDialogProps) {
  const say = useWords(circulationWords);
  const toasts = useToasts();
  const save = useAcknowledge();
  const [answer, setAnswer] = useState('');
  const submit = () => {
    const onSuccess = () => {
      toasts.show({ tone: 'success', title: say('acknowledge.done'), text: received.title });
      onClose();
    };
    save.mutate({ id: received.id, answer }, { onSuccess });
  };
  return (
    <FormDialog
      size="s"
      title={say('acknowledge.title')}
      save={save}
      label={say('acknowledge.open')}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="circulation-subject">{received.title}</p>
      <TextArea
        label={say('acknowledge.answer')}
        value={answer}
        maxLength={1000}
        onChange={setAnswer}
      />
    </FormDialog>
  );
}
