import { FormDialog, TextArea, TextField, useDialogForm, useWords } from '@sarn/platform-web';
import type { UnitEnded } from '@sarn/reorganisation/contract';
import { useReopenUnit } from './dissolution.client.ts';
import { dissolutionWords } from './words/dissolution-words.ts';

interface ReopenDialogProps {
  readonly ended: UnitEnded;
  readonly onClose: () => void;
}

const outcomes = ['reopenUnit', 'reopenRegisters', 'reopenDocuments', 'reopenPeople'] as const;

/** Reopens a unit under its old name; says first what comes back and what does not. */
export function ReopenDialog({ ended, onClose }: ReopenDialogProps) {
  const say = useWords(dissolutionWords);
  const reopen = useReopenUnit();
  const missing = (field: 'orderNo' | 'reason', text: string) =>
    text.trim() === '' && say('missing', { field: say(field) });
  const form = useDialogForm({
    name: 'unit.reopen',
    about: ended.unit.id,
    start: { orderNo: '', reason: '' },
    check: ({ orderNo, reason }) => ({
      orderNo: missing('orderNo', orderNo),
      reason: missing('reason', reason),
    }),
    send: async (values) => reopen.mutateAsync({ unitId: ended.unit.id, ...values }),
    told: () => ({ title: say('reopenDone', { unit: ended.unit.name }) }),
    onClose,
  });
  return (
    <FormDialog
      title={say('reopenOf', { unit: ended.unit.name })}
      form={form}
      label={say('reopen')}
      onClose={onClose}
    >
      <ul className="dissolution-plain">
        {outcomes.map((one) => (
          <li key={one}>{say(one)}</li>
        ))}
      </ul>
      <TextField label={say('orderNo')} isRequired maxLength={100} {...form.field('orderNo')} />
      <TextArea
        label={say('reason')}
        isRequired
        rows={2}
        maxLength={500}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
