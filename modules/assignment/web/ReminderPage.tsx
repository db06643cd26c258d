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
import { useReminderStages, useSaveReminderStages } from './jobs.client.ts';
import { assignmentsWords } from './words/jobs-words.ts';
import './jobs.css';

/** `/settings/{menuID}/job-reminders`: when people are reminded of assignments. */
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

const startOf = (drafts: readonly Draft[]) => ({ drafts });

function StagesForm({ stages }: { readonly stages: readonly ReminderStage[] }) {
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
          <StageRow
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

interface StageRowProps {
  readonly draft: Draft;
  readonly error: string | null;
  readonly onChange: (part: Partial<Draft>) => void;
}

function StageRow({ draft, error, onChange }: StageRowProps) {
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
          error={error}
        />
      )}
    </div>
  );
}
