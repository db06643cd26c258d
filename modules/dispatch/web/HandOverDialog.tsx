import { TextField, useToasts, useWords } from '@sarn/platform-web';
import type { BookLine } from '@sarn/dispatch/contract';
import { useState } from 'react';
import { DeliveryDialog } from './DeliveryDialog.tsx';
import { useHandOver } from './dispatch.client.ts';
import { SignaturePad } from './SignaturePad.tsx';
import { dispatchWords } from './words/dispatch-words.ts';

interface HandOverDialogProps {
  readonly line: BookLine;
  readonly onClose: () => void;
}

/** Who took the letter: his name, his number, and his signature on the screen. */
export function HandOverDialog({ line, onClose }: HandOverDialogProps) {
  const say = useWords(dispatchWords);
  const toasts = useToasts();
  const save = useHandOver();
  const [receiverName, setName] = useState('');
  const [receiveNumber, setNumber] = useState('');
  const [signature, setSignature] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = receiverName.trim().length < 2;
  const submit = () => {
    setChecked(true);
    if (isMissing) return;
    const onSuccess = () => {
      toasts.show({ tone: 'success', title: say('book.saved'), text: line.unitName });
      onClose();
    };
    save.mutate({ id: line.id, receiverName, receiveNumber, signature }, { onSuccess });
  };
  return (
    <DeliveryDialog
      title={say('book.handTitle')}
      line={line}
      isPending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={say('book.receiverName')}
        isRequired
        value={receiverName}
        maxLength={200}
        onChange={setName}
        error={isChecked && isMissing ? say('book.receiverMissing') : null}
      />
      <TextField
        label={say('book.receiveNumber')}
        value={receiveNumber}
        maxLength={100}
        onChange={setNumber}
      />
      <SignaturePad value={signature} onChange={setSignature} />
    </DeliveryDialog>
  );
}
