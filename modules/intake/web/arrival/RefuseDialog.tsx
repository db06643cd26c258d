import { FormDialog, useToasts, useWords } from '@sarn/platform-web';
import { AskedReasonField, useAskedReason } from '@sarn/document/web';
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
  const asked = useAskedReason();
  const submit = () => {
    if (!asked.check()) return;
    const onSuccess = () => {
      toasts.show({ title: say('refused'), text: title });
      onDone();
    };
    refuse.mutate({ id, reason: asked.reason }, { onSuccess });
  };
  return (
    <FormDialog
      size="s"
      title={say('refuseTitle')}
      save={refuse}
      label={say('refuse')}
      tone="danger"
      onSubmit={submit}
      onClose={onClose}
    >
      <AskedReasonField
        asked={asked}
        label={say('reason')}
        description={say('reasonHint')}
        missing={say('reasonMissing')}
        maxLength={1000}
      />
    </FormDialog>
  );
}
