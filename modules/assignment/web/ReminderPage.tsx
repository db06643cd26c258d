import type { ReminderStage } from '@sarn/assignment/contract';
import {
  Card,
  CheckboxField,
  Loaded,
  NumberField,
  PageHeader,
  SaveForm,
  StaleForm,
  useForm,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { readReminders, useReminderStages, useSaveReminderStages } from './assignments.client.ts';
import { assignmentsWords } from './words/assignments-words.ts';
import './assignments.css';

/** `/settings/{menuID}/assignment-reminders`: when people are reminded of assignments. */
export default function ReminderPage() {
  const say = useWords(assignmentsWords);
  const query = useReminderStages();
  return (
    <div className="reminder-page">
      <PageHeader above={say('reminder.above')} title={say('reminder.title')} />
      <p className="s-muted">{say('reminder.text')}</p>
      <Loaded query={query} lines={4}>
        {(known) => <ReminderStagesForm stages={known} />}
      </Loaded>
    </div>
  );
}

type Draft = Omit<ReminderStage, 'workingDays'> & { readonly workingDays: number | null };

const isWrong = ({ stage, workingDays, isOn }: Draft) =>
  stage !== 'today' && isOn && (workingDays === null || workingDays < 1 || workingDays > 60);

const startOf = (drafts: readonly Draft[]) => ({ drafts });

const storedRows = (drafts: readonly Draft[]): ReminderStage[] =>
  drafts.map((one) => ({ ...one, workingDays: one.workingDays ?? 0 }));

function useReminderForm(known: readonly ReminderStage[]) {
  const say = useWords(assignmentsWords);
  const toasts = useToasts();
  const save = useSaveReminderStages();
  const [seen, setSeen] = useState<ReminderStage[]>([...known]);
  const form = useForm({
    name: 'assignment.reminders',
    start: startOf(known),
    isCheckedAtOnce: true,
    check: ({ drafts }) =>
      Object.fromEntries(
        drafts.map((one) => [one.stage, isWrong(one) && say('reminder.wrong')] as const),
      ),
    send: async ({ drafts }) => save.mutateAsync({ rows: storedRows(drafts), seen }),
    onDone: ({ rows }) => {
      setSeen(rows);
      toasts.show({ tone: 'success', title: say('reminder.saved') });
    },
  });
  return { form, setSeen };
}

function ReminderStagesForm({ stages }: { readonly stages: readonly ReminderStage[] }) {
  const say = useWords(assignmentsWords);
  const { form, setSeen } = useReminderForm(stages);
  const daysOf = ({ isOn, stage, workingDays }: Draft) => {
    if (!isOn) return '';
    return stage === 'today' ? '✓' : `${say('reminder.days')} ${workingDays ?? 0}`;
  };
  const change = (stage: string, part: Partial<Draft>) =>
    form.change(({ drafts }) => ({
      drafts: drafts.map((one) => (one.stage === stage ? { ...one, ...part } : one)),
    }));
  return (
    <Card title={say('reminder.rules')}>
      <SaveForm form={form} label={say('reminder.save')}>
        <StaleForm
          form={form}
          load={readReminders}
          startOf={startOf}
          fields={stages.map(({ stage }) => ({
            label: say(`reminder.${stage}`),
            text: ({ drafts }: { readonly drafts: readonly Draft[] }) => {
              const draft = drafts.find((one) => one.stage === stage);
              return draft ? daysOf(draft) : '';
            },
          }))}
          onSeen={setSeen}
        />
        {form.values.drafts.map((draft) => (
          <ReminderStageRow
            key={draft.stage}
            draft={draft}
            error={form.error(draft.stage)}
            onChange={(part) => change(draft.stage, part)}
          />
        ))}
      </SaveForm>
    </Card>
  );
}

interface ReminderStageRowProps {
  readonly draft: Draft;
  readonly error: string | null;
  readonly onChange: (part: Partial<Draft>) => void;
}

function ReminderStageRow({ draft, error, onChange }: ReminderStageRowProps) {
  const say = useWords(assignmentsWords);
  const name = say(`reminder.${draft.stage}`);
  return (
    <div className="reminder-stage">
      <CheckboxField isSelected={draft.isOn} onChange={(isOn) => onChange({ isOn })}>
        {name}
      </CheckboxField>
      {draft.stage !== 'today' && (
        <NumberField
          label={say('reminder.daysOf', { stage: name })}
          isLabelHidden
          description={say('reminder.days')}
          minValue={0}
          maxValue={60}
          isDisabled={!draft.isOn}
          value={draft.workingDays}
          onChange={(workingDays) => onChange({ workingDays })}
          error={error}
        />
      )}
    </div>
  );
}
