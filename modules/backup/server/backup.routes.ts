import { command, query } from '@sarn/platform-server';
import type { Platform, Route } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import type { Backups } from './backup.service.ts';
import { overviewOf, setBackups } from './settings.service.ts';

export function backupRoutes(platform: Platform, backups: Backups): Route[] {
  return [
    query(api.getBackups, () => overviewOf(platform, platform.db)),
    command(api.setBackup, (input, context, tx) => setBackups(platform, tx, context, input)),
    command(api.startBackup, (_input, context, tx) => backups.start(tx, context)),
  ];
}
