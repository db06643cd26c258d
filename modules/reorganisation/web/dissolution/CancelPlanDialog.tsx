import { FormDialog, TextArea, useDialogForm, useWords } from '@sarn/platform-web';
import type { UnitPlan } from '@sarn/reorganisation/contract';
import { useCancelPlan } from './dissolution.client.ts';
import { dissolutionWords } from './words/dissolution-words.ts';

interface CancelPlanDialogProps {
  readonly plan: UnitPlan;
  readonly onClose: () => void;
}

/** Calls off a planned dissolution, with the reason. */
export function CancelPlanDialog({ plan, onClose }: CancelPlanDialogProps) {
  const say = useWords(dissolutionWords);
  const cancel = useCancelPlan();
  const form = useDialogForm({
    name: 'unit.cancel-plan',
    about: plan.id,
    start: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim() === '' && say('missing', { field: say('reason') }),
    }),
    send: async ({ reason }) => cancel.mutateAsync({ planId: plan.id, reason }),
    told: () => ({ title: say('planCancelled') }),
    onClose,
  });
  return (
    <FormDialog
      title={say('cancelPlanOf', { unit: plan.unit.name })}
      form={form}
      label={say('cancelPlan')}
      onClose={onClose}
    >
      <p className="s-muted">{say('cancelPlanText')}</p>
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
