import { TextField, useDialogForm, useWords } from '@sarn/platform-web';
import type { BookLine } from '@sarn/dispatch/contract';
import { useState } from 'react';
import { DeliveryDialog } from './DeliveryDialog.tsx';
import { useDelivery } from './dispatch.client.ts';
import { useToldDelivery } from './told-delivery.ts';
import { SignaturePad } from './SignaturePad.tsx';
import { dispatchWords } from './words/dispatch-words.ts';

interface HandOverDialogProps {
  readonly line: BookLine;
  readonly onClose: () => void;
}

/** Who took the letter: name, number, and signature on the screen. */
export function HandOverDialog({ line, onClose }: HandOverDialogProps) {
  const say = useWords(dispatchWords);
  const save = useDelivery(line);
  // Told again later, it is still the same command.
  const [handedAt] = useState(() => new Date().toISOString());
  const form = useDialogForm({
    name: 'delivery.hand-over',
    about: line.id,
    start: { receiverName: '', receiveNumber: '', signature: '' },
    check: ({ receiverName }) => ({
      receiverName: receiverName.trim().length < 2 && say('book.receiverMissing'),
    }),
    send: (values, { idempotencyKey }) =>
      save.mutateAsync({ what: 'hand', sent: { ...values, handedAt }, idempotencyKey }),
    told: useToldDelivery(line, 'handTitle'),
    onClose,
  });
  return (
    <DeliveryDialog title={say('book.handTitle')} line={line} form={form} onClose={onClose}>
      <TextField
        label={say('book.receiverName')}
        isRequired
        maxLength={200}
        {...form.field('receiverName')}
      />
      <TextField
        label={say('book.receiveNumber')}
        maxLength={100}
        {...form.field('receiveNumber')}
      />
      <SignaturePad
        value={form.values.signature}
        onChange={(signature) => form.change({ signature })}
      />
    </DeliveryDialog>
  );
}
