import { Button, Dialog, ErrorSummary, TextArea, useToasts, useWords } from '@sarn/platform-web';
import { useState } from 'react';
import { useRefuseArrival } from './arrival.client.ts';
import { arrivalWords } from './words/arrival-words.ts';

interface RefuseDialogProps {
  readonly id: string;
  readonly title: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks why the letter is sent back; its sender reads it. */
export function RefuseDialog({ id, title, onDone, onClose }: RefuseDialogProps) {
  const say = useWords(arrivalWords);
  const toasts = useToasts();
  const refuse = useRefuseArrival();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason.trim().length < 3;
  const submit = () => {
    setChecked(true);
    if (isMissing) return;
    const onSuccess = () => {
      toasts.show({ title: say('refused'), text: title });
      onDone();
    };
    refuse.mutate({ id, reason }, { onSuccess });
  };
  return (
    <Dialog
      isOpen
      isGuarded
      size="s"
      title={say('refuseTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say('cancel')}</Button>
          <Button variant="danger" isPending={refuse.isPending} onPress={submit}>
            {say('refuse')}
          </Button>
        </>
      }
    >
      <div className="reg-stack">
        <ErrorSummary error={refuse.error} isFocused />
        <TextArea
          label={say('reason')}
          description={say('reasonHint')}
          isRequired
          value={reason}
          maxLength={1000}
          onChange={setReason}
          error={isChecked && isMissing ? say('reasonMissing') : null}
        />
      </div>
    </Dialog>
  );
}
