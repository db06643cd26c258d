import type { Handle } from '@sarn/platform-server';
import type { TrialFault } from '../contract/index.ts';
import { backupTables } from './tables.ts';

export interface TrialRow {
  readonly id: string;
  readonly way: 'here' | 'elsewhere';
  readonly askedBy: string | null;
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly isPassed: boolean | null;
  readonly backup: string;
  readonly files: number;
  readonly fault: TrialFault | null;
  readonly note: string;
}

const trials = (h: Handle) =>
  backupTables(h)
    .selectFrom('restore_trial')
    .select(['id', 'way', 'asked_by as askedBy', 'started_at as startedAt'])
    .select([
      'finished_at as finishedAt',
      'is_passed as isPassed',
      'backup',
      'files',
      'fault',
      'note',
    ]);

/** Newest first. */
export const listTrials = (h: Handle, take: number): Promise<TrialRow[]> =>
  trials(h).orderBy('started_at', 'desc').orderBy('id', 'desc').limit(take).execute();

/** The newest that ended, and the newest that passed. */
export async function lastTrials(h: Handle) {
  const ended = () => trials(h).where('finished_at', 'is not', null).orderBy('started_at', 'desc');
  return {
    ended: await ended().executeTakeFirst(),
    passed: await ended().where('is_passed', '=', true).executeTakeFirst(),
  };
}

export const insertTrial = async (h: Handle, row: TrialRow): Promise<void> => {
  await backupTables(h)
    .insertInto('restore_trial')
    .values({
      ...{ id: row.id, way: row.way, asked_by: row.askedBy, started_at: row.startedAt },
      ...{ finished_at: row.finishedAt, is_passed: row.isPassed, note: row.note },
    })
    .execute();
};

export interface TrialEnd {
  readonly at: string;
  readonly isPassed: boolean;
  readonly backup: string;
  readonly files: number;
  readonly fault: TrialFault | null;
}

export async function endTrial(h: Handle, id: string, end: TrialEnd): Promise<void> {
  const { at, isPassed, backup, files, fault } = end;
  await backupTables(h)
    .updateTable('restore_trial')
    .set({ finished_at: at, is_passed: isPassed, backup, files, fault })
    .where('id', '=', id)
    .execute();
}
