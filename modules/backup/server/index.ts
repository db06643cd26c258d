import { fileURLToPath } from 'node:url';
import { defineJob } from '@sarn/platform-server';
import type { JobDefinition, Platform, ServerModule } from '@sarn/platform-server';
import { z } from 'zod';
import {
  backupAuditWords,
  backupErrors,
  backupNewsKinds,
  backupPermissions,
} from '../contract/index.ts';
import { backupCheck, backupMetrics } from './backup.health.ts';
import { backupRoutes } from './backup.routes.ts';
import { createBackups } from './backup.service.ts';
import { trialCheck } from './trial.health.ts';
import { createTrials } from './trial.service.ts';
import { createTellFailed } from './tell-failed.ts';

export { findSettings } from './backup.store.ts';
export { setBackups } from './settings.service.ts';
export { BackupError } from './make/backup-error.ts';
export { backUpNow } from './back-up-now.ts';
export { RestoreError } from './restore/restore-error.ts';
export { refuseHalfRestored, restore } from './restore/restore.ts';

/** Backups of database, files and keys while the program runs, and putting one back. */
export function backupModule(
  platform: Platform,
  ...below: Parameters<typeof createTellFailed>
): ServerModule {
  const backups = createBackups(platform, createTellFailed(...below));
  const trials = createTrials(platform);
  const dueJob = defineJob({
    name: 'backup.due',
    input: z.object({}),
    schedule: '*/5 * * * *',
    handler: (_input, { tx }) => backups.startDue(tx),
  });
  return {
    name: 'backup',
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    errors: backupErrors,
    permissions: Object.values(backupPermissions),
    news: backupNewsKinds,
    routes: backupRoutes(platform, below[0].organisation, { backups, trials }),
    jobs: [dueJob as JobDefinition],
    auditWords: backupAuditWords,
    healthChecks: [backupCheck(platform), trialCheck(platform)],
    metrics: [backupMetrics],
    settled: async () => {
      await Promise.all([backups.settled(), trials.settled()]);
    },
    stop: async () => {
      await Promise.all([backups.stop(), trials.settled()]);
    },
  };
}
