import { FormDialog, TextArea, offlineWords, useDialogForm, useWords } from '@sarn/platform-web';
import type { Received } from '@sarn/circulation/contract';
import { useAcknowledge } from './circulation.client.ts';
import { circulationWords } from './words/circulation-words.ts';

interface AcknowledgeDialogProps {
  readonly received: Received;
  readonly onClose: () => void;
}

/** Acknowledges a circulated document, with an answer to its sender. */
export function AcknowledgeDialog({ received, onClose }: AcknowledgeDialogProps) {
  const say = useWords(circulationWords);
  const sayOffline = useWords(offlineWords);
  const acknowledge = useAcknowledge();
  const form = useDialogForm({
    name: 'circulation.acknowledge',
    about: received.id,
    start: { answer: '' },
    send: async ({ answer }, { idempotencyKey }) =>
      acknowledge.mutateAsync({ received, answer, idempotencyKey }),
    told: ({ isWaiting }) =>
      isWaiting
        ? {
            tone: 'warning',
            title: sayOffline('waiting.kept', { act: say('acknowledge.open') }),
            text: sayOffline('waiting.keptHint'),
          }
        : { title: say('acknowledge.done'), text: received.title },
    onClose,
  });
  return (
    <FormDialog
      size="s"
      title={say('acknowledge.title')}
      form={form}
      label={say('acknowledge.open')}
      onClose={onClose}
    >
      <p className="circulation-subject">{received.title}</p>
      <TextArea label={say('acknowledge.answer')} maxLength={1000} {...form.field('answer')} />
    </FormDialog>
  );
}
