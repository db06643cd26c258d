import { Button, Dialog, ErrorSummary, useToasts, useWords } from '@sarn/platform-web';
import { AskedReasonField, useAskedReason } from '../shown/AskedReasonField.tsx';
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
        <AskedReasonField
          asked={asked}
          label={say('reason')}
          description={say('reasonHint')}
          missing={say('reasonMissing')}
          maxLength={1000}
        />
      </div>
    </Dialog>
  );
}
