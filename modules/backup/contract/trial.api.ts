import { civilDate, endpoint, flag, lineText } from '@sarn/kernel';
import { z } from 'zod';
import { backupPermissions } from './backup.permissions.ts';

const tag = 'backup';
const access = backupPermissions.manage;

/** Days after which a trial of restoring is too old. Specification of settings §5 */
export const trialLateDays = 90;

/** Why a trial by the program failed. */
export const trialFaults = ['no-backup', 'no-space', 'damaged', 'other'] as const;
export type TrialFault = (typeof trialFaults)[number];

export const RestoreTrial = z.object({
  id: z.string(),
  way: z.enum(['here', 'elsewhere']).describe('here: by the program, into a folder of its own'),
  state: z.enum(['running', 'passed', 'failed', 'interrupted']),
  startedAt: z.string(),
  backup: z.string().describe('Name of the backup; empty for a trial elsewhere'),
  files: z.number().int(),
  fault: z.enum(trialFaults).nullable(),
  note: z.string().describe('What the person wrote'),
  byName: z.string(),
});
export type RestoreTrial = z.output<typeof RestoreTrial>;

export const listRestoreTrials = endpoint({
  method: 'GET',
  path: '/backup/trials',
  input: z.object({}),
  output: z.object({ rows: z.array(RestoreTrial).describe('Newest first, at most ten') }),
  errors: [],
  access,
  summary: 'Trials of restoring: when the last ones were made, and whether they passed',
  tag,
});

export const startRestoreTrial = endpoint({
  method: 'POST',
  path: '/backup/trials/start',
  input: z.object({}),
  output: z.object({ id: z.string() }),
  errors: ['backup.no-folder'],
  access,
  summary: 'Restore the newest backup into a folder of its own, verify it and delete it again',
  tag,
  isRepeatable: true,
});

export const recordRestoreTrial = endpoint({
  method: 'POST',
  path: '/backup/trials/record',
  input: z.object({
    triedOn: civilDate('2000-01-01', '2200-12-31').describe('not in the future'),
    isPassed: flag,
    note: lineText({ max: 300 }).default('').describe('where, by whom, what was found'),
  }),
  output: z.object({ id: z.string() }),
  errors: ['backup.trial-in-future'],
  access,
  summary: 'Tell that a restore was tried on another machine, and whether it passed',
  tag,
});
