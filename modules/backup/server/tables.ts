import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type { BackupFault, BackupRun, RestoreTrial, TrialFault } from '../contract/index.ts';
import type { BackupTables } from './backup.tables.gen.ts';

export const backupTables = tablesOf<
  NarrowTables<
    BackupTables,
    {
      backup_run: { way: BackupRun['way']; fault: BackupFault };
      restore_trial: { way: RestoreTrial['way']; fault: TrialFault };
    }
  >
>();
