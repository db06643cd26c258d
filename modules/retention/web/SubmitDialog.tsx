import { DatePicker, TextField, useWords } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { useState } from 'react';
import { PeoplePicker } from '@sarn/document/web';
import { PersonPicker } from '@sarn/document/web';
import { AskDialog } from '@sarn/document/web';
import type { StepDialogProps } from './ListSteps.tsx';
import { useSubmitList } from './retention.client.ts';
import { retentionWords } from './words/retention-words.ts';

/** Puts the list forward: a destruction list names its committee. */
export function SubmitDialog({ list, onClose }: StepDialogProps) {
  const say = useWords(retentionWords);
  const save = useSubmitList();
  const isDestruction = list.kind === 'destroy';
  const [chair, setChair] = useState<Option | null>(null);
  const [members, setMembers] = useState<readonly Option[]>([]);
  const [orderNo, setOrderNo] = useState(list.orderNo ?? '');
  const [orderOn, setOrderOn] = useState<string | null>(list.orderOn);
  const [isChecked, setChecked] = useState(false);
  const isFew = members.length < 2 || members.some(({ value }) => value === chair?.value);
  const answers = () => {
    setChecked(true);
    if (!isDestruction) return { id: list.id };
    if (!chair || isFew || orderNo.trim() === '' || !orderOn) return null;
    const memberIds = members.map(({ value }) => value);
    return { id: list.id, chairId: chair.value, memberIds, orderNo, orderOn };
  };
  const missing = (isMissing: boolean) => (isChecked && isMissing ? say('missing') : null);
  return (
    <AskDialog
      title={say(isDestruction ? 'step.submit' : 'step.submitHead')}
      go={say(isDestruction ? 'step.submit' : 'step.submitHead')}
      save={save}
      answers={answers}
      onClose={onClose}
    >
      {isDestruction && (
        <>
          <PersonPicker
            label={say('submit.chair')}
            scopeUnitId={null}
            value={chair}
            onChange={setChair}
            isRequired
            error={missing(!chair)}
          />
          <PeoplePicker
            label={say('submit.members')}
            scopeUnitId={null}
            people={members}
            onChange={setMembers}
            error={isChecked && isFew ? say('submit.few') : null}
          />
          <TextField
            label={say('submit.orderNo')}
            isRequired
            maxLength={100}
            value={orderNo}
            onChange={setOrderNo}
            error={missing(orderNo.trim() === '')}
          />
          <DatePicker
            label={say('submit.orderOn')}
            isRequired
            value={orderOn}
            onChange={setOrderOn}
            error={missing(!orderOn)}
          />
        </>
      )}
    </AskDialog>
  );
}
