import { Card, Loaded, PageHeader, useWords } from '@sarn/platform-web';
import { BackupForm } from './BackupForm.tsx';
import { LastBackup } from './LastBackup.tsx';
import { PastBackups } from './PastBackups.tsx';
import { TrialCard } from './TrialCard.tsx';
import { useBackups } from './backup.client.ts';
import { backupWords } from './words/backup-words.ts';
import './backup.css';

/** `/settings/{menuID}/backup`: the last backup, when and where they are made, and how to restore. */
export default function BackupPage() {
  const say = useWords(backupWords);
  const backups = useBackups();
  return (
    <div className="backup-page">
      <PageHeader above={say('above')} title={say('title')} />
      <p className="s-muted">{say('text')}</p>
      <Loaded query={backups} lines={6}>
        {(known) => (
          <>
            {known.database === 'outside' && (
              <p className="backup-warning" role="note">
                {say('outside')}
              </p>
            )}
            <LastBackup known={known} />
            <Card title={say('settings')}>
              <BackupForm known={known.settings} />
            </Card>
            <Card title={say('past')}>
              <PastBackups rows={known.rows} />
            </Card>
            <TrialCard isReady={known.kept > 0} />
            <Card title={say('restore')}>
              <p>{say('restoreText')}</p>
              <code className="backup-path">
                npm run restore -- {known.settings.folder || '/backup/sarn'}
              </code>
            </Card>
          </>
        )}
      </Loaded>
    </div>
  );
}
