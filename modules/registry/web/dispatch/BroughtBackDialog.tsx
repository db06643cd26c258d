import { TextArea, useToasts, useWords } from '@sarn/platform-web';
import type { BookLine } from '@sarn/registry/contract';
import { useState } from 'react';
import { DeliveryDialog } from './DeliveryDialog.tsx';
import { useBroughtBack } from './dispatch.client.ts';
import { dispatchWords } from './words/dispatch-words.ts';

interface BroughtBackDialogProps {
  readonly line: BookLine;
  readonly onClose: () => void;
}

/** Nobody took the letter, and why. */
export function BroughtBackDialog({ line, onClose }: BroughtBackDialogProps) {
  const say = useWords(dispatchWords);
  const toasts = useToasts();
  const save = useBroughtBack();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason.trim().length < 3;
  const submit = () => {
    setChecked(true);
    if (isMissing) return;
    const onSuccess = () => {
      toasts.show({ tone: 'success', title: say('book.saved'), text: line.unitName });
      onClose();
    };
    save.mutate({ id: line.id, reason }, { onSuccess });
  };
  return (
    <DeliveryDialog
      title={say('book.backTitle')}
      line={line}
      isPending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label={say('book.reason')}
        isRequired
        rows={2}
        value={reason}
        maxLength={300}
        onChange={setReason}
        error={isChecked && isMissing ? say('book.reasonMissing') : null}
      />
    </DeliveryDialog>
  );
}
