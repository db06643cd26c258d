import type { BackupRun, getBackups } from '@sarn/backup/contract';
import type { Language, OutputOf } from '@sarn/kernel';
import {
  Badge,
  Button,
  Card,
  DescriptionList,
  EmptyState,
  ErrorSummary,
  Progress,
  formatBytes,
  useLanguage,
  useToasts,
  useWords,
  formatMoment,
} from '@sarn/platform-web';
import { Archive } from 'lucide-react';
import { ageOf } from './age.ts';
import { useStartBackup } from './backup.client.ts';
import { backupWords } from './words/backup-words.ts';

type Known = OutputOf<typeof getBackups>;

/** Age, size and place of the newest backup, the one that is being made, and the button for one. */
export function LastBackup({ known }: { readonly known: Known }) {
  const say = useWords(backupWords);
  const toasts = useToasts();
  const start = useStartBackup();
  const { lastDone, rows } = known;
  const running = rows.find(({ state }) => state === 'running');
  const begin = () =>
    start.mutate(undefined, { onSuccess: () => toasts.show({ title: say('started') }) });
  return (
    <Card
      title={say('last')}
      actions={
        <Button
          variant="primary"
          icon={<Archive size={18} />}
          isPending={start.isPending || running !== undefined}
          isDisabled={known.settings.folder === ''}
          onPress={begin}
        >
          {say('start')}
        </Button>
      }
    >
      <ErrorSummary error={start.error} isFocused />
      <div className="backup-last" role="status" aria-live="polite">
        {running && <Running run={running} expected={lastDone?.bytes ?? null} />}
        {lastDone ? (
          <Made known={known} last={lastDone} />
        ) : (
          !running && <EmptyState title={say('never')} text={say('neverText')} />
        )}
      </div>
    </Card>
  );
}

function Running(props: { readonly run: BackupRun; readonly expected: number | null }) {
  const { run, expected } = props;
  const say = useWords(backupWords);
  const text = say('progress', {
    files: run.files.toLocaleString('en'),
    size: formatBytes(run.bytes),
  });
  // The size of the backup before is the best guess; a larger one waits at its end.
  const value = expected === null ? null : Math.min(run.bytes / Math.max(expected, 1), 0.99);
  return <Progress label={say('running')} value={value} text={text} />;
}

function Made({ known, last }: { readonly known: Known; readonly last: BackupRun }) {
  const say = useWords(backupWords);
  const language: Language = useLanguage();
  const { isLate, kept, freeBytes } = known;
  const age = ageOf(last.startedAt, new Date());
  return (
    <>
      <p className="backup-state">
        <Badge tone={isLate ? 'danger' : 'success'}>{say(isLate ? 'late' : 'fresh')}</Badge>
        <strong>{say(`age.${age.unit}`, { count: age.count })}</strong>
      </p>
      {isLate && <p>{say('lateText')}</p>}
      {last.damaged > 0 && (
        <p className="backup-warning">{say('damaged', { count: last.damaged })}</p>
      )}
      <DescriptionList
        items={[
          { term: say('at'), value: formatMoment(last.startedAt, language) },
          {
            term: say('size'),
            value: say('sizeOf', {
              all: formatBytes(last.bytes),
              fresh: formatBytes(last.newBytes),
              files: last.files.toLocaleString('en'),
            }),
          },
          { term: say('kept'), value: say('keptCount', { count: kept }) },
          {
            term: say('space'),
            value: freeBytes === null ? say('unknown') : formatBytes(freeBytes),
          },
          {
            term: say('place'),
            value: (
              <code className="backup-path">
                {last.folder}/{last.name}
              </code>
            ),
            isLong: true,
          },
        ]}
      />
    </>
  );
}
