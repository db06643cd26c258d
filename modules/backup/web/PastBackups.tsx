import type { BackupRun } from '@sarn/backup/contract';
import { Badge, formatBytes, useLanguage, useWords, formatMoment } from '@sarn/platform-web';
import type { Tone } from '@sarn/platform-web';
import { backupWords } from './words/backup-words.ts';

const tones: Readonly<Record<BackupRun['state'], Tone>> = {
  running: 'info',
  done: 'success',
  failed: 'danger',
  interrupted: 'warning',
};

/** The last backups that were tried, each with what became of it and what to do. */
export function PastBackups({ rows }: { readonly rows: readonly BackupRun[] }) {
  const say = useWords(backupWords);
  const language = useLanguage();
  if (rows.length === 0) return <p className="s-muted">{say('none')}</p>;
  return (
    <ul className="backup-past">
      {rows.map((run) => (
        <li key={run.id}>
          <div className="backup-state">
            <strong>{formatMoment(run.startedAt, language)}</strong>
            <Badge tone={tones[run.state]}>{say(`state.${run.state}`)}</Badge>
            <span className="s-muted s-small">{say(`way.${run.way}`)}</span>
            {run.state === 'done' && (
              <span className="s-muted s-small">{formatBytes(run.bytes)}</span>
            )}
          </div>
          {run.fault && <p>{say(`fault.${run.fault}`)}</p>}
          {run.state === 'interrupted' && <p>{say('interruptedText')}</p>}
        </li>
      ))}
    </ul>
  );
}
