import type { ReminderStage } from '@sarn/assignment/contract';
import {
  Card,
  CheckboxField,
  Loaded,
  NumberField,
  PageHeader,
  SaveForm,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { useReminderStages, useSaveReminderStages } from './jobs.client.ts';
import { assignmentsWords } from './words/jobs-words.ts';
import './jobs.css';

/** `/settings/{menuID}/job-reminders`: when people are reminded of jobs. */
export default function ReminderPage() {
  const say = useWords(assignmentsWords);
  const stages = useReminderStages();
  return (
    <div className="reminder-page">
      <PageHeader above={say('reminder.above')} title={say('reminder.title')} />
      <p className="s-muted">{say('reminder.text')}</p>
      <Loaded query={stages} lines={4}>
        {(known) => <StagesForm stages={known} />}
      </Loaded>
    </div>
  );
}

type Draft = Omit<ReminderStage, 'workingDays'> & { readonly workingDays: number | null };

const isWrong = ({ stage, workingDays, isOn }: Draft) =>
  stage !== 'today' && isOn && (workingDays === null || workingDays < 1 || workingDays > 60);

function StagesForm({ stages }: { readonly stages: readonly ReminderStage[] }) {
  const say = useWords(assignmentsWords);
  const toasts = useToasts();
  const save = useSaveReminderStages();
  const [drafts, setDrafts] = useState<readonly Draft[]>(stages);
  const change = (stage: string, part: Partial<Draft>) =>
    setDrafts(drafts.map((one) => (one.stage === stage ? { ...one, ...part } : one)));
  const submit = () => {
    if (drafts.some(isWrong)) return;
    const rows = drafts.map((one) => ({ ...one, workingDays: one.workingDays ?? 0 }));
    const saved = () => toasts.show({ tone: 'success', title: say('reminder.saved') });
    save.mutate(rows, { onSuccess: saved });
  };
  return (
    <Card title={say('reminder.rules')}>
      <SaveForm save={save} label={say('reminder.save')} onSubmit={submit}>
        {drafts.map((draft) => (
          <StageRow
            key={draft.stage}
            draft={draft}
            onChange={(part) => change(draft.stage, part)}
          />
        ))}
      </SaveForm>
    </Card>
  );
}

interface StageRowProps {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

function StageRow({ draft, onChange }: StageRowProps) {
  const say = useWords(assignmentsWords);
  const stage = say(`reminder.${draft.stage}`);
  return (
    <div className="reminder-stage">
      <CheckboxField isSelected={draft.isOn} onChange={(isOn) => onChange({ isOn })}>
        {stage}
      </CheckboxField>
      {draft.stage !== 'today' && (
        <NumberField
          label={say('reminder.daysOf', { stage })}
          isLabelHidden
          description={say('reminder.days')}
          minValue={0}
          maxValue={60}
          isDisabled={!draft.isOn}
          value={draft.workingDays}
          onChange={(workingDays) => onChange({ workingDays })}
          error={isWrong(draft) ? say('reminder.wrong') : null}
        />
      )}
    </div>
  );
}
