import { endpoint, jsonOf, lineText } from '@sarn/kernel';
import { z } from 'zod';
import { backupFaults } from './backup.faults.ts';
import { backupPermissions } from './backup.permissions.ts';

const tag = 'backup';
const access = backupPermissions.manage;

/** Hours after which the last backup is too old: a day, and two hours for making it. */
export const backupLateHours = 26;
/** Most backups that are kept: more than a year of daily ones. */
export const backupKeepMost = 400;

const timeOrNone = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/);

export const BackupSettings = z.object({
  folder: lineText({ max: 500 }).describe('full path on the server; empty: none'),
  dailyAt: timeOrNone.describe('time of day in Thailand; empty: only when asked for'),
  keep: z.coerce.number().int().min(1).max(backupKeepMost).describe('how many backups stay'),
});
export type BackupSettings = z.output<typeof BackupSettings>;

export const BackupRun = z.object({
  id: z.string(),
  way: z.enum(['person', 'time', 'console']),
  state: z.enum(['running', 'done', 'failed', 'interrupted']),
  folder: z.string(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  name: z.string().describe('name of the backup in its folder; empty until it is made'),
  files: z.number().int(),
  bytes: z.number(),
  newBytes: z.number().describe('what was not linked from the backup before'),
  damaged: z.number().int().describe('stored files whose content is not what was stored'),
  fault: z.enum(backupFaults).nullable(),
});
export type BackupRun = z.output<typeof BackupRun>;

export const getBackups = endpoint({
  method: 'GET',
  path: '/backup',
  input: z.object({}),
  output: z.object({
    settings: BackupSettings,
    database: z
      .enum(['inside', 'outside'])
      .describe('outside: another PostgreSQL, which its own administrator backs up'),
    lastDone: BackupRun.nullable().describe('the newest backup that was made'),
    isLate: z.boolean().describe('it is older than 26 hours, or there is none'),
    kept: z.number().int().describe('complete backups in the folder'),
    freeBytes: z.number().nullable().describe('null where the folder cannot be read'),
    rows: z.array(BackupRun),
  }),
  errors: [],
  access,
  summary: 'Backups: settings, the last ones, and space in their folder',
  tag,
});

export const setBackup = endpoint({
  method: 'POST',
  path: '/backup/settings',
  changesSettings: 'backup',
  input: BackupSettings.extend({
    seen: jsonOf(BackupSettings).optional().describe('As it was read; another one is refused'),
  }),
  output: z.object({}),
  errors: [
    'backup.no-folder',
    'backup.folder-missing',
    'backup.folder-inside',
    'backup.folder-other',
    'backup.folder-taken',
    'backup.folder-closed',
    'settings.stale',
  ],
  access,
  summary: 'Set where and when backups are made, and how many are kept',
  tag,
  isRepeatable: true,
});

export const startBackup = endpoint({
  method: 'POST',
  path: '/backup/start',
  input: z.object({}),
  output: z.object({ id: z.string() }),
  errors: ['backup.no-folder'],
  access,
  summary: 'Make a backup now, in the background; the running one where there is one',
  tag,
  isRepeatable: true,
});
