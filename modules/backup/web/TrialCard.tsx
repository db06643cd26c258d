import type { RestoreTrial } from '@sarn/backup/contract';
import { civilDateAt } from '@sarn/kernel';
import {
  Badge,
  Button,
  Card,
  DatePicker,
  ErrorSummary,
  FormDialog,
  Loaded,
  RadioGroup,
  TextField,
  formatMoment,
  useDialogForm,
  useLanguage,
  useOpened,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { Tone } from '@sarn/platform-web';
import { useRecordTrial, useStartTrial, useTrials } from './backup.client.ts';
import { backupWords } from './words/backup-words.ts';

const tones: Readonly<Record<RestoreTrial['state'], Tone>> = {
  running: 'info',
  passed: 'success',
  failed: 'danger',
  interrupted: 'warning',
};

/** Whether a restore was tried, and a way to try it or to tell of one elsewhere. */
export function TrialCard({ isReady }: { readonly isReady: boolean }) {
  const say = useWords(backupWords);
  const toasts = useToasts();
  const trials = useTrials();
  const start = useStartTrial();
  const [isTelling, setTelling] = useOpened<true>(
    (id, what) => (id === '' && what === 'trial') || undefined,
    () => ({ row: '', what: 'trial' }),
  );
  const isRunning = trials.data?.rows[0]?.state === 'running';
  const begin = () =>
    start.mutate(undefined, { onSuccess: () => toasts.show({ title: say('trial.started') }) });
  return (
    <Card
      title={say('trial.title')}
      actions={
        <>
          <Button variant="ghost" onPress={() => setTelling(true)}>
            {say('trial.record')}
          </Button>
          <Button isPending={start.isPending || isRunning} isDisabled={!isReady} onPress={begin}>
            {say('trial.start')}
          </Button>
        </>
      }
    >
      <p className="s-muted">{say('trial.text')}</p>
      <ErrorSummary error={start.error} isFocused />
      <Loaded query={trials} lines={3}>
        {({ rows }) => <Trials rows={rows} />}
      </Loaded>
      {isTelling && <RecordDialog onClose={() => setTelling(null)} />}
    </Card>
  );
}

function Trials({ rows }: { readonly rows: readonly RestoreTrial[] }) {
  const say = useWords(backupWords);
  const language = useLanguage();
  if (rows.length === 0) return <p role="status">{say('trial.none')}</p>;
  return (
    <ul className="backup-past" role="status">
      {rows.map((trial) => (
        <li key={trial.id}>
          <div className="backup-state">
            <strong>{formatMoment(trial.startedAt, language)}</strong>
            <Badge tone={tones[trial.state]}>{say(`trial.state.${trial.state}`)}</Badge>
            <span className="s-muted s-small">{say(`trial.way.${trial.way}`)}</span>
            {trial.byName && <span className="s-muted s-small">{trial.byName}</span>}
          </div>
          {trial.state === 'passed' && trial.way === 'here' && (
            <p className="s-small">
              {say('trial.files', {
                ...{ name: trial.backup, count: trial.files.toLocaleString('en') },
              })}
            </p>
          )}
          {trial.fault && <p>{say(`trial.fault.${trial.fault}`)}</p>}
          {trial.note && <p className="s-small">{trial.note}</p>}
        </li>
      ))}
    </ul>
  );
}

const today = () => civilDateAt(new Date());
const results = ['passed', 'failed'] as const;

function RecordDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useWords(backupWords);
  const record = useRecordTrial();
  const form = useDialogForm({
    name: 'backup.trial',
    start: { triedOn: today() as string | null, result: '', note: '' },
    check: ({ triedOn, result }) => ({
      triedOn: triedOn === null && say('trial.dayMissing'),
      result: result === '' && say('trial.resultMissing'),
    }),
    send: async ({ triedOn, result, note }) =>
      record.mutateAsync({ triedOn: triedOn ?? '', isPassed: result === 'passed', note }),
    told: () => ({ title: say('trial.recorded') }),
    onClose,
  });
  return (
    <FormDialog
      size="s"
      title={say('trial.record')}
      form={form}
      label={say('trial.save')}
      onClose={onClose}
    >
      <DatePicker
        label={say('trial.day')}
        isRequired
        maxValue={today()}
        {...form.field('triedOn')}
      />
      <RadioGroup
        label={say('trial.result')}
        isRow
        options={results.map((value) => ({ value, label: say(`trial.state.${value}`) }))}
        {...form.field('result')}
      />
      <TextField
        label={say('trial.note')}
        description={say('trial.noteHint')}
        maxLength={300}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
