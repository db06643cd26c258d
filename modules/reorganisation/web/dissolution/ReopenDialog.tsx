import { TextArea, TextField, useWords } from '@sarn/platform-web';
import type { UnitEnded } from '@sarn/reorganisation/contract';
import { useState } from 'react';
import { AskDialog } from '@sarn/document/web';
import { useReopenUnit } from './dissolution.client.ts';
import { dissolutionWords } from './words/dissolution-words.ts';

interface ReopenDialogProps {
  readonly ended: UnitEnded;
  readonly onClose: () => void;
}

const outcomes = ['reopenUnit', 'reopenRegisters', 'reopenPapers', 'reopenPeople'] as const;

/** Opens a unit again under its old name; says first what comes back and what does not. */
export function ReopenDialog({ ended, onClose }: ReopenDialogProps) {
  const say = useWords(dissolutionWords);
  const save = useReopenUnit();
  const [orderNo, setOrderNo] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const missing = (text: string) => (isTried && text.trim() === '' ? say('missing') : null);
  const answers = () => {
    setTried(true);
    const isWhole = orderNo.trim() !== '' && reason.trim() !== '';
    return isWhole ? { unitId: ended.unit.id, orderNo, reason } : null;
  };
  return (
    <AskDialog
      title={say('reopenOf', { unit: ended.unit.name })}
      go={say('reopen')}
      done={say('reopenDone', { unit: ended.unit.name })}
      {...{ save, answers, onClose }}
    >
      <ul className="ending-plain">
        {outcomes.map((one) => (
          <li key={one}>{say(one)}</li>
        ))}
      </ul>
      <TextField
        label={say('orderNo')}
        isRequired
        maxLength={100}
        value={orderNo}
        onChange={setOrderNo}
        error={missing(orderNo)}
      />
      <TextArea
        label={say('reason')}
        isRequired
        rows={2}
        maxLength={500}
        value={reason}
        onChange={setReason}
        error={missing(reason)}
      />
    </AskDialog>
  );
}
