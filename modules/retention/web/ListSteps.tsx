import { Button, useWords } from '@sarn/platform-web';
import type { RetentionListDetail, RetentionStep } from '@sarn/retention/contract';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { AnswerDialog, ReceiptDialog, SendDialog } from './ArchivesDialogs.tsx';
import { CancelDialog, DecideDialog, ExecuteDialog } from './DecideDialogs.tsx';
import { JudgeDialog } from './JudgeDialog.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';
import { retentionWords } from './words/retention-words.ts';
import type { StepDialogProps } from './step-dialog.ts';

type Asked = Exclude<RetentionStep, 'edit'>;

const dialogs: Readonly<Record<Asked, ComponentType<StepDialogProps>>> = {
  submit: SubmitDialog,
  judge: JudgeDialog,
  replace: ReplaceDialog,
  decide: DecideDialog,
  sendArchives: SendDialog,
  answerArchives: AnswerDialog,
  execute: ExecuteDialog,
  finish: ReceiptDialog,
  cancel: CancelDialog,
};

/** Steps that are not the next one. */
const looks: Partial<Record<Asked, 'ghost' | 'quiet'>> = { cancel: 'ghost', replace: 'quiet' };

/** What the reader may do with the list now, the next step first. */
export function ListSteps({ list }: { readonly list: RetentionListDetail }) {
  const say = useWords(retentionWords);
  const [asked, setAsked] = useState<Asked | null>(null);
  const Ask = asked && dialogs[asked];
  const steps = list.may.filter((step) => step !== 'edit');
  if (steps.length === 0) return null;
  const word = (step: Exclude<RetentionStep, 'edit'>) =>
    say(step === 'submit' && list.kind !== 'destroy' ? 'step.submitHead' : `step.${step}`);
  return (
    <div className="retention-actions">
      {steps.map((step) => (
        <Button key={step} variant={looks[step] ?? 'primary'} onPress={() => setAsked(step)}>
          {word(step)}
        </Button>
      ))}
      {Ask && <Ask list={list} onClose={() => setAsked(null)} />}
    </div>
  );
}
