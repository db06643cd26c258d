import { command, query } from '@sarn/platform-server';
import type { Platform, Route } from '@sarn/platform-server';
import type { Organisation } from '@sarn/organisation/server';
import * as api from '../contract/index.ts';
import type { Backups } from './backup.service.ts';
import { recordTrial, trialsOf } from './trial.service.ts';
import type { Trials } from './trial.service.ts';
import { changeBackups, overviewOf } from './settings.service.ts';

export function backupRoutes(
  platform: Platform,
  organisation: Pick<Organisation, 'personCard'>,
  { backups, trials }: { readonly backups: Backups; readonly trials: Trials },
): Route[] {
  return [
    query(api.getBackups, () => overviewOf(platform, platform.db)),
    command(api.setBackup, (input, context, tx) =>
      changeBackups(platform, organisation, tx, context, input),
    ),
    query(api.listRestoreTrials, () => trialsOf(platform, organisation, platform.db)),
    command(api.startRestoreTrial, (_input, context, tx) => trials.start(tx, context)),
    command(api.recordRestoreTrial, (input, context, tx) =>
      recordTrial(platform, tx, context, input),
    ),
    command(api.startBackup, (_input, context, tx) => backups.start(tx, context)),
  ];
}
