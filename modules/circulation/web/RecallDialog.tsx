import { FormDialog, TextArea, useDialogForm, useWords } from '@sarn/platform-web';
import type { Circulation } from '@sarn/circulation/contract';
import { useRecallCirculation } from './circulation.client.ts';
import { circulationWords } from './words/circulation-words.ts';

interface RecallDialogProps {
  readonly circulation: Circulation;
  readonly onClose: () => void;
}

const leastLetters = 5;

/** Recalls a circulation that nobody has read; asks for the reason. */
export function RecallDialog({ circulation, onClose }: RecallDialogProps) {
  const say = useWords(circulationWords);
  const recall = useRecallCirculation();
  const form = useDialogForm({
    name: 'circulation.recall',
    about: circulation.id,
    start: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim().length < leastLetters && say('recall.short', { count: leastLetters }),
    }),
    send: async ({ reason }) => recall.mutateAsync({ id: circulation.id, reason }),
    told: ({ people }) => ({ title: say('recall.done', { people }), text: circulation.title }),
    onClose,
  });
  return (
    <FormDialog
      size="s"
      title={say('recall.title')}
      form={form}
      label={say('recall.open')}
      onClose={onClose}
    >
      <p className="circulation-subject">{circulation.title}</p>
      <p className="s-muted">{say('recall.text', { people: circulation.people })}</p>
      <TextArea label={say('recall.reason')} isRequired maxLength={500} {...form.field('reason')} />
    </FormDialog>
  );
}
