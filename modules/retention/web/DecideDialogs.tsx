import { PasswordField, RadioGroup, useWords } from '@sarn/platform-web';
import { useState } from 'react';
import { AskDialog } from '@sarn/document/web';
import type { StepDialogProps } from './ListSteps.tsx';
import { ReasonField, isReason } from './ReasonField.tsx';
import { useCancelList, useDecideList, useExecuteList } from './retention.client.ts';
import { retentionWords } from './words/retention-words.ts';

interface ConfirmFieldProps {
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly isChecked: boolean;
}

/** The password of who gives the order. */
function ConfirmField({ value, onChange, isChecked }: ConfirmFieldProps) {
  const say = useWords(retentionWords);
  return (
    <PasswordField
      label={say('decide.password')}
      isRequired
      autoComplete="current-password"
      value={value}
      onChange={onChange}
      error={isChecked && value === '' ? say('missing') : null}
    />
  );
}

/** What an approval leads to, in numbers. */
function useWhatFollows(list: StepDialogProps['list']): string {
  const say = useWords(retentionWords);
  if (list.kind !== 'destroy') return say('decide.handOver', { count: list.papers });
  const count = list.items.filter(({ decision }) => decision === 'destroy').length;
  return say('decide.text', { count, kept: list.papers - count });
}

/** The head approves the list, or gives it back. */
export function DecideDialog({ list, onClose }: StepDialogProps) {
  const say = useWords(retentionWords);
  const save = useDecideList();
  const [decision, setDecision] = useState<'approve' | 'return'>('approve');
  const [reason, setReason] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const answers = () => {
    setChecked(true);
    if (decision === 'return' && !isReason(reason)) return null;
    if (list.asksPassword && password === '') return null;
    return { id: list.id, decision, reason, ...(password ? { password } : {}) };
  };
  return (
    <AskDialog
      title={say('step.decide')}
      go={say(`decide.${decision}`)}
      save={save}
      answers={answers}
      onClose={onClose}
    >
      <p className="s-muted">{useWhatFollows(list)}</p>
      <RadioGroup
        label={say('decide.label')}
        options={[
          { value: 'approve', label: say('decide.approve') },
          { value: 'return', label: say('decide.return') },
        ]}
        value={decision}
        onChange={setDecision}
      />
      {decision === 'return' && (
        <ReasonField value={reason} onChange={setReason} isChecked={isChecked} />
      )}
      {list.asksPassword && (
        <ConfirmField value={password} onChange={setPassword} isChecked={isChecked} />
      )}
    </AskDialog>
  );
}

/** The last question before what cannot be undone. */
export function ExecuteDialog({ list, onClose }: StepDialogProps) {
  const say = useWords(retentionWords);
  const save = useExecuteList();
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const count = list.items.filter(({ decision }) => decision === 'destroy').length;
  const answers = () => {
    setChecked(true);
    if (list.asksPassword && password === '') return null;
    return { id: list.id, ...(password ? { password } : {}) };
  };
  return (
    <AskDialog
      title={say('step.execute')}
      go={say('execute.go')}
      isGrave
      save={save}
      answers={answers}
      onClose={onClose}
    >
      <p>{say('execute.text', { count })}</p>
      {list.asksPassword && (
        <ConfirmField value={password} onChange={setPassword} isChecked={isChecked} />
      )}
    </AskDialog>
  );
}

/** Ends a list before anything is destroyed. */
export function CancelDialog({ list, onClose }: StepDialogProps) {
  const say = useWords(retentionWords);
  const save = useCancelList();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const answers = () => {
    setChecked(true);
    return isReason(reason) ? { id: list.id, reason } : null;
  };
  return (
    <AskDialog
      title={say('step.cancel')}
      go={say('step.cancel')}
      save={save}
      answers={answers}
      onClose={onClose}
    >
      <p className="s-muted">{say('cancel.text')}</p>
      <ReasonField value={reason} onChange={setReason} isChecked={isChecked} />
    </AskDialog>
  );
}
