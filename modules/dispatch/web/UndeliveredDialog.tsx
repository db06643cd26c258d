import { TextArea, useDialogForm, useWords } from '@sarn/platform-web';
import type { BookLine } from '@sarn/dispatch/contract';
import { DeliveryDialog } from './DeliveryDialog.tsx';
import { useDelivery } from './dispatch.client.ts';
import { useToldDelivery } from './told-delivery.ts';
import { dispatchWords } from './words/dispatch-words.ts';

interface UndeliveredDialogProps {
  readonly line: BookLine;
  readonly onClose: () => void;
}

/** Nobody took the letter, and why. */
export function UndeliveredDialog({ line, onClose }: UndeliveredDialogProps) {
  const say = useWords(dispatchWords);
  const save = useDelivery(line);
  const form = useDialogForm({
    name: 'delivery.brought-back',
    about: line.id,
    start: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim().length < 3 && say('book.reasonMissing') }),
    send: (sent, { idempotencyKey }) => save.mutateAsync({ what: 'back', sent, idempotencyKey }),
    told: useToldDelivery(line, 'backTitle'),
    onClose,
  });
  return (
    <DeliveryDialog title={say('book.backTitle')} line={line} form={form} onClose={onClose}>
      <TextArea
        label={say('book.reason')}
        isRequired
        rows={2}
        maxLength={300}
        {...form.field('reason')}
      />
    </DeliveryDialog>
  );
}
