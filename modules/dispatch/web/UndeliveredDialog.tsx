import { useToasts, useWords } from '@sarn/platform-web';
import type { BookLine } from '@sarn/dispatch/contract';
import { AskedReasonField, useAskedReason } from '@sarn/document/web';
import { DeliveryDialog } from './DeliveryDialog.tsx';
import { useRecordUndelivered } from './dispatch.client.ts';
import { dispatchWords } from './words/dispatch-words.ts';

interface UndeliveredDialogProps {
  readonly line: BookLine;
  readonly onClose: () => void;
}

/** Nobody took the letter, and why. */
export function UndeliveredDialog({ line, onClose }: UndeliveredDialogProps) {
  const say = useWords(dispatchWords);
  const toasts = useToasts();
  const save = useRecordUndelivered();
  const asked = useAskedReason();
  const submit = () => {
    if (!asked.check()) return;
    const onSuccess = () => {
      toasts.show({ tone: 'success', title: say('book.saved'), text: line.unitName });
      onClose();
    };
    save.mutate({ id: line.id, reason: asked.reason }, { onSuccess });
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
      <AskedReasonField
        asked={asked}
        label={say('book.reason')}
        missing={say('book.reasonMissing')}
        maxLength={300}
      />
    </DeliveryDialog>
  );
}
