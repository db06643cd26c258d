import type { ReminderStage } from '@sarn/assignment/contract';
import {
  Card,
  CheckboxField,
  Loaded,
  NumberField,
  PageHeader,
  SaveForm,
  useForm,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useReminderStages, useSaveReminderStages } from './assignments.client.ts';
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

function ReminderStagesForm({ stages }: { readonly stages: readonly ReminderStage[] }) {
  const say = useWords(assignmentsWords);
  const toasts = useToasts();
  const save = useSaveReminderStages();
  const form = useForm({
    name: 'assignment.reminders',
    start: startOf(stages),
    isCheckedAtOnce: true,
    check: ({ drafts }) =>
      Object.fromEntries(
        drafts.map((one) => [one.stage, isWrong(one) && say('reminder.wrong')] as const),
      ),
    send: async ({ drafts }) =>
      save.mutateAsync(drafts.map((one) => ({ ...one, workingDays: one.workingDays ?? 0 }))),
    onDone: () => toasts.show({ tone: 'success', title: say('reminder.saved') }),
  });
  const change = (stage: string, part: Partial<Draft>) =>
    form.change(({ drafts }) => ({
      drafts: drafts.map((one) => (one.stage === stage ? { ...one, ...part } : one)),
    }));
  return (
    <Card title={say('reminder.rules')}>
      <SaveForm form={form} label={say('reminder.save')}>
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
