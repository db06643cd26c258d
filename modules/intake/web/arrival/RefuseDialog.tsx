import { isClassified } from '@sarn/document/contract';
import type { ArrivalDetail } from '@sarn/intake/contract';
import { FormDialog, TextArea, useDialogForm, useWords } from '@sarn/platform-web';
import { useRefuseArrival } from './arrival.client.ts';
import { arrivalWords } from './words/arrival-words.ts';

interface RefuseDialogProps {
  readonly arrival: Pick<ArrivalDetail, 'id' | 'title' | 'secrecy'>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for the reason for sending the letter back; its sender reads it. */
export function RefuseDialog({ arrival, onDone, onClose }: RefuseDialogProps) {
  const { id, title, secrecy } = arrival;
  const say = useWords(arrivalWords);
  const refuse = useRefuseArrival();
  const form = useDialogForm({
    name: 'arrival.refuse',
    about: id,
    start: { reason: '' },
    keep: () => (isClassified(secrecy) ? 'server' : 'device'),
    check: ({ reason }) => ({ reason: reason.trim().length < 3 && say('reasonMissing') }),
    send: async ({ reason }) => refuse.mutateAsync({ id, reason }),
    told: () => ({ tone: 'info', title: say('refused'), text: title }),
    onClose: onDone,
  });
  return (
    <FormDialog
      size="s"
      title={say('refuseTitle')}
      form={form}
      label={say('refuse')}
      tone="danger"
      onClose={onClose}
    >
      <TextArea
        label={say('reason')}
        description={say('reasonHint')}
        isRequired
        rows={2}
        maxLength={1000}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
