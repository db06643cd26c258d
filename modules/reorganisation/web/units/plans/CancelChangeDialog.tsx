import { FormDialog, TextArea, useDialogForm, useWords } from '@sarn/platform-web';
import type { UnitPlanned } from '@sarn/reorganisation/contract';
import { useCancelChange } from '../units.client.ts';
import { unitsWords } from '../words/units-words.ts';

interface CancelChangeDialogProps {
  readonly plan: UnitPlanned;
  readonly onClose: () => void;
}

/** Calls a planned act off, with the reason. */
export function CancelChangeDialog({ plan, onClose }: CancelChangeDialogProps) {
  const say = useWords(unitsWords);
  const cancel = useCancelChange();
  const form = useDialogForm({
    name: 'unit.cancel-change',
    about: plan.id,
    start: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim().length < 3 && say('order.short') }),
    send: async ({ reason }) => cancel.mutateAsync({ planId: plan.id, reason }),
    told: () => ({ title: say('plans.cancelled') }),
    onClose,
  });
  return (
    <FormDialog
      title={say('plans.cancelOf', { unit: plan.unit.name })}
      about={<p className="s-muted">{say('plans.cancelText')}</p>}
      form={form}
      label={say('plans.cancel')}
      onClose={onClose}
    >
      <TextArea label={say('order.reason')} isRequired maxLength={500} {...form.field('reason')} />
    </FormDialog>
  );
}
