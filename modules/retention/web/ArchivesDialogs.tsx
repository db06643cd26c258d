import { CheckboxGroup, DatePicker, RadioGroup, TextField, useWords } from '@sarn/platform-web';
import { useState } from 'react';
import { officeToday } from '@sarn/document/web';
import { AskDialog } from '@sarn/document/web';
import type { StepDialogProps } from './ListSteps.tsx';
import { useAnswerOfArchives, useFinishList, useSendToArchives } from './retention.client.ts';
import { retentionWords } from './words/retention-words.ts';

/** Records that the list went to the National Archives. */
export function SendDialog({ list, onClose }: StepDialogProps) {
  const say = useWords(retentionWords);
  const save = useSendToArchives();
  const [sentOn, setSentOn] = useState<string | null>(officeToday());
  const [letterNo, setLetterNo] = useState('');
  const [isChecked, setChecked] = useState(false);
  const answers = () => {
    setChecked(true);
    return sentOn && letterNo.trim() !== '' ? { id: list.id, sentOn, letterNo } : null;
  };
  return (
    <AskDialog
      title={say('step.sendArchives')}
      go={say('save')}
      done={say('saved')}
      save={save}
      answers={answers}
      onClose={onClose}
    >
      <DatePicker
        label={say('archives.sentOn')}
        isRequired
        maxValue={officeToday()}
        value={sentOn}
        onChange={setSentOn}
        error={isChecked && !sentOn ? say('missing') : null}
      />
      <TextField
        label={say('archives.letterNo')}
        isRequired
        maxLength={100}
        value={letterNo}
        onChange={setLetterNo}
        error={isChecked && letterNo.trim() === '' ? say('missing') : null}
      />
    </AskDialog>
  );
}

const answers = ['agreed', 'asked', 'silent'] as const;

/** Records what the National Archives answered, or that they did not. */
export function AnswerDialog({ list, onClose }: StepDialogProps) {
  const say = useWords(retentionWords);
  const save = useAnswerOfArchives();
  const [answer, setAnswer] = useState<(typeof answers)[number]>('agreed');
  const [answeredOn, setAnsweredOn] = useState<string | null>(officeToday());
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const [isChecked, setChecked] = useState(false);
  const due = list.items.filter(({ decision }) => decision === 'destroy');
  const isMissing = answer === 'asked' && wanted.length === 0;
  const collect = () => {
    setChecked(true);
    if (!answeredOn || isMissing) return null;
    const documentIds = answer === 'asked' ? [...wanted] : [];
    return { id: list.id, answer, answeredOn, documentIds };
  };
  return (
    <AskDialog
      title={say('step.answerArchives')}
      go={say('save')}
      done={say('saved')}
      save={save}
      answers={collect}
      onClose={onClose}
    >
      <RadioGroup
        label={say('archives.answer')}
        options={answers.map((value) => ({ value, label: say(`answer.${value}`) }))}
        value={answer}
        onChange={setAnswer}
      />
      {answer === 'asked' && (
        <CheckboxGroup
          label={say('archives.wanted')}
          options={due.map(({ documentId, seq, title }) => ({
            value: documentId,
            label: `${seq}. ${title}`,
          }))}
          value={wanted}
          onChange={setWanted}
          error={isChecked && isMissing ? say('missing') : null}
        />
      )}
      <DatePicker
        label={say('archives.answeredOn')}
        isRequired
        maxValue={officeToday()}
        value={answeredOn}
        onChange={setAnsweredOn}
        error={isChecked && !answeredOn ? say('missing') : null}
      />
    </AskDialog>
  );
}

/** Records who at the Archives took over what stands on the list, and when. */
export function ReceiptDialog({ list, onClose }: StepDialogProps) {
  const say = useWords(retentionWords);
  const save = useFinishList();
  const [receivedOn, setReceivedOn] = useState<string | null>(officeToday());
  const [receivedBy, setReceivedBy] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isShort = receivedBy.trim().length < 2;
  const collect = () => {
    setChecked(true);
    return receivedOn && !isShort ? { id: list.id, receivedOn, receivedBy } : null;
  };
  return (
    <AskDialog
      title={say('step.finish')}
      go={say('save')}
      done={say('saved')}
      save={save}
      answers={collect}
      onClose={onClose}
    >
      <p className="s-muted">{say('finish.text', { count: list.papers })}</p>
      <TextField
        label={say('finish.receiver')}
        isRequired
        maxLength={200}
        value={receivedBy}
        onChange={setReceivedBy}
        error={isChecked && isShort ? say('missing') : null}
      />
      <DatePicker
        label={say('finish.receivedOn')}
        isRequired
        maxValue={officeToday()}
        value={receivedOn}
        onChange={setReceivedOn}
        error={isChecked && !receivedOn ? say('missing') : null}
      />
    </AskDialog>
  );
}
