import { TextArea, useWords } from '@sarn/platform-web';
import type { UnitPlan } from '@sarn/reorganisation/contract';
import { useState } from 'react';
import { AskDialog } from '@sarn/document/web';
import { useCancelPlan } from './dissolution.client.ts';
import { dissolutionWords } from './words/dissolution-words.ts';

interface CancelPlanDialogProps {
  readonly plan: UnitPlan;
  readonly onClose: () => void;
}

/** Calls the planned end of a unit off, with the reason. */
export function CancelPlanDialog({ plan, onClose }: CancelPlanDialogProps) {
  const say = useWords(dissolutionWords);
  const save = useCancelPlan();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const answers = () => {
    setTried(true);
    return reason.trim() === '' ? null : { planId: plan.id, reason };
  };
  return (
    <AskDialog
      title={say('cancelPlanOf', { unit: plan.unit.name })}
      go={say('cancelPlan')}
      done={say('planCancelled')}
      {...{ save, answers, onClose }}
    >
      <p className="s-muted">{say('cancelPlanText')}</p>
      <TextArea
        label={say('reason')}
        isRequired
        rows={2}
        maxLength={500}
        value={reason}
        onChange={setReason}
        error={isTried && reason.trim() === '' ? say('missing') : null}
      />
    </AskDialog>
  );
}
