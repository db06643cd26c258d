import { useWords } from '@sarn/platform-web';
import { useState } from 'react';
import { AskDialog } from '@sarn/document/web';
import { ReasonField, isReason } from './ReasonField.tsx';
import { useLiftHold } from './retention.client.ts';
import { retentionWords } from './words/retention-words.ts';

interface LiftDialogProps {
  readonly holdId: string;
  readonly onClose: () => void;
}

/** Lifts a legal hold, with the reason. */
export function LiftDialog({ holdId: id, onClose }: LiftDialogProps) {
  const say = useWords(retentionWords);
  const save = useLiftHold();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const answers = () => {
    setChecked(true);
    return isReason(reason) ? { id, reason } : null;
  };
  return (
    <AskDialog
      title={say('hold.lift')}
      go={say('hold.lift')}
      done={say('hold.lifted')}
      save={save}
      answers={answers}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} isChecked={isChecked} />
    </AskDialog>
  );
}
