import { RadioGroup, Select, useWords } from '@sarn/platform-web';
import { retentionMedia } from '@sarn/retention/contract';
import type { RetentionMedium } from '@sarn/retention/contract';
import { useState } from 'react';
import { useTermOptions } from '@sarn/document/web';
import { AskDialog } from '@sarn/document/web';
import { ReasonField, isReason } from './ReasonField.tsx';
import { useSetRetention } from './retention.client.ts';
import { useClassOptions } from './use-class-options.ts';
import { retentionWords } from './words/retention-words.ts';

interface ClassDialogProps {
  readonly documentId: string;
  readonly paper: { readonly classCode: string; readonly medium: RetentionMedium };
  readonly onClose: () => void;
}

/** Says how long a closed document is kept. */
export function ClassDialog({ documentId, paper: document, onClose }: ClassDialogProps) {
  const say = useWords(retentionWords);
  const save = useSetRetention();
  const classes = useClassOptions();
  const [classCode, setClass] = useState(document.classCode);
  const [medium, setMedium] = useState(document.medium);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const answers = () => {
    setChecked(true);
    return isReason(reason) ? { documentId, classCode, medium, reason } : null;
  };
  return (
    <AskDialog
      title={say('side.change')}
      go={say('save')}
      done={say('saved')}
      save={save}
      answers={answers}
      onClose={onClose}
    >
      <Select label={say('side.class')} options={classes} value={classCode} onChange={setClass} />
      <RadioGroup
        label={say('side.medium')}
        options={useTermOptions(retentionMedia)}
        value={medium}
        onChange={setMedium}
      />
      <ReasonField value={reason} onChange={setReason} isChecked={isChecked} />
    </AskDialog>
  );
}
