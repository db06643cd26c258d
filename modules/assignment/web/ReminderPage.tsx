import { reminderStages } from '@sarn/assignment/contract';
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

interface Draft extends Pick<ReminderStage, 'stage' | 'isOn'> {
  readonly workingDays: number | null;
  readonly minutes: number | null;
}

/** How the number of a stage is called, and its limits; a stage without a number has none. */
const units = {
  workingDays: { word: 'days', wordOf: 'daysOf', wrong: 'wrong', min: 1, max: 60 },
  minutes: { word: 'minutes', wordOf: 'minutesOf', wrong: 'wrongMinutes', min: 5, max: 1440 },
} as const;

/** The number that the agency sets of a stage, or null. */
function numberOf({ stage }: Pick<Draft, 'stage'>) {
  const { unit } = reminderStages[stage];
  return unit === 'none' ? null : { name: unit, ...units[unit] };
}

function wrongKey(draft: Draft) {
  const number = numberOf(draft);
  if (!number || !draft.isOn) return null;
  const value = draft[number.name];
  const isRight = value !== null && value >= number.min && value <= number.max;
  return isRight ? null : (`reminder.${number.wrong}` as const);
}

const startOf = (drafts: readonly Draft[]) => ({ drafts });

const storedRows = (drafts: readonly Draft[]): ReminderStage[] =>
  drafts.map((one) => ({
    ...one,
    ...{ workingDays: one.workingDays ?? 0, minutes: one.minutes ?? 0 },
  }));

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
        drafts.map((one) => {
          const wrong = wrongKey(one);
          return [one.stage, wrong && say(wrong)] as const;
        }),
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
  const textOf = (draft: Draft) => {
    const number = numberOf(draft);
    if (!draft.isOn) return '';
    return number ? `${say(`reminder.${number.word}`)} ${draft[number.name] ?? 0}` : '✓';
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
              return draft ? textOf(draft) : '';
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
  const number = numberOf(draft);
  return (
    <div className="reminder-stage">
      <CheckboxField isSelected={draft.isOn} onChange={(isOn) => onChange({ isOn })}>
        {name}
      </CheckboxField>
      {number && (
        <NumberField
          label={say(`reminder.${number.wordOf}`, { stage: name })}
          isLabelHidden
          description={say(`reminder.${number.word}`)}
          minValue={0}
          maxValue={number.max}
          isDisabled={!draft.isOn}
          value={draft[number.name]}
          onChange={(value) => onChange({ [number.name]: value })}
          error={error}
        />
      )}
    </div>
  );
}
