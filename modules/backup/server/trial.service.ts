import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError, civilDateAt, newId } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { Organisation } from '@sarn/organisation/server';
import type { Handle, Platform, SignedContext, Tx } from '@sarn/platform-server';
import type { RestoreTrial, TrialFault, recordRestoreTrial } from '../contract/index.ts';
import { findLastDone, findSettings } from './backup.store.ts';
import { findBackup } from './restore/find-backup.ts';
import { RestoreError } from './restore/restore-error.ts';
import { restore } from './restore/restore.ts';
import { endTrial, insertTrial, listTrials } from './trial.store.ts';
import type { TrialRow } from './trial.store.ts';

const shown = 10;
/** A trial that has not ended by then ended with its process. */
const longestMs = 12 * 3_600_000;

/** Trials of restoring, made in the process that was asked. */
export interface Trials {
  start(tx: Tx, context: SignedContext): Promise<{ id: string }>;
  settled(): Promise<void>;
}

const stateOf = (
  { startedAt, finishedAt, isPassed }: TrialRow,
  now: Date,
): RestoreTrial['state'] => {
  if (finishedAt !== null) return isPassed ? 'passed' : 'failed';
  return now.getTime() - Date.parse(startedAt) < longestMs ? 'running' : 'interrupted';
};

export async function trialsOf(
  { clock }: Pick<Platform, 'clock'>,
  organisation: Pick<Organisation, 'personCard'>,
  h: Handle,
): Promise<{ rows: RestoreTrial[] }> {
  const rows = await listTrials(h, shown);
  const cards = await organisation.personCard(h, [
    ...new Set(rows.flatMap(({ askedBy }) => askedBy ?? [])),
  ]);
  return {
    rows: rows.map((row) => {
      const { id, way, startedAt, backup, files, fault, note, askedBy } = row;
      const byName = cards.get(askedBy ?? '')?.name ?? '';
      const state = stateOf(row, clock.now());
      return { id, way, startedAt, backup, files, fault, note, byName, state };
    }),
  };
}

/** A trial that somebody made on another machine. @throws AppError 'backup.trial-in-future' */
export async function recordTrial(
  { clock, audit }: Platform,
  tx: Tx,
  { caller }: SignedContext,
  { triedOn, isPassed, note }: InputOf<typeof recordRestoreTrial>,
): Promise<{ id: string }> {
  const now = clock.now();
  const today = civilDateAt(now);
  if (triedOn > today) throw new AppError('backup.trial-in-future');
  // The time of day was not asked. One of today counts as the newest: a trial that failed here this afternoon
  // would otherwise hide one that passed elsewhere after it.
  const at = (triedOn === today ? now : new Date(`${triedOn}T12:00:00+07:00`)).toISOString();
  const row: TrialRow = {
    ...{ id: newId(now.getTime()), way: 'elsewhere', askedBy: caller.id, startedAt: at },
    ...{ finishedAt: at, isPassed, backup: '', files: 0, fault: null, note },
  };
  await insertTrial(tx, row);
  await audit.write(tx, {
    act: 'backup.trial-recorded',
    callerId: caller.id,
    subject: { kind: 'backup', id: row.id },
    detail: { triedOn, isPassed, note },
  });
  return { id: row.id };
}

export function createTrials(platform: Platform): Trials {
  const { clock } = platform;
  let running: Promise<void> = Promise.resolve();
  return {
    async start(tx, { caller }) {
      const { folder } = await findSettings(tx);
      if (folder === '') throw new AppError('backup.no-folder');
      const now = clock.now();
      const [newest] = await listTrials(tx, 1);
      if (newest && stateOf(newest, now) === 'running') return { id: newest.id };
      const id = newId(now.getTime());
      const empty = {
        finishedAt: null,
        isPassed: null,
        backup: '',
        files: 0,
        fault: null,
        note: '',
      };
      const startedAt = now.toISOString();
      await insertTrial(tx, { id, way: 'here', askedBy: caller.id, startedAt, ...empty });
      tx.afterCommit(() => {
        running = tryRestore(platform, { id, folder, personId: caller.id });
      });
      return { id };
    },
    settled: () => running,
  };
}

interface TrialOrder {
  readonly id: string;
  readonly folder: string;
  readonly personId: string;
}

/** Restores, stores what came of it, and deletes what was restored. Never rejects. */
async function tryRestore(platform: Platform, { id, folder, personId }: TrialOrder): Promise<void> {
  const { db, clock, audit, log, config } = platform;
  try {
    const made = await restoreAside(platform, folder, dirname(config.dataDir));
    const at = clock.now().toISOString();
    await db.transaction(async (tx) => {
      await endTrial(tx, id, { at, ...made });
      await audit.write(tx, {
        act: 'backup.trial-made',
        callerId: personId,
        subject: { kind: 'backup', id },
        detail: { ...made },
      });
    });
  } catch (error) {
    log.error({ err: error }, 'the trial of restoring could not be stored');
  }
}

type Came = Pick<TrialRow, 'backup' | 'files' | 'fault'> & { readonly isPassed: boolean };

/** What came of a trial; that it failed is a result and no error. */
async function restoreAside({ db, log }: Platform, folder: string, beside: string): Promise<Came> {
  const failed = (fault: TrialFault, files = 0): Came => ({
    isPassed: false,
    backup: '',
    files,
    fault,
  });
  const found = await findBackup(folder).catch(() => null);
  if (!found) return failed('no-backup');
  let place: string | null = null;
  let files = 0;
  try {
    const { bavail, bsize } = await statfs(beside);
    // A little more: folders and the end of each file take space too.
    if (bavail * bsize < ((await findLastDone(db))?.bytes ?? 0) * 1.1) return failed('no-space');
    const made = await mkdtemp(join(beside, 'sarn-restore-trial-'));
    place = made;
    // Every file is verified before it is copied, and read again while it is.
    const { name } = await restore({
      ...{ from: found.path, dataDir: join(made, 'data') },
      clusterFolder: () => join(made, 'data', 'postgres'),
      tell: (doing, done) => {
        if (doing === 'copy') files = done;
      },
    });
    return { isPassed: true, backup: name, files, fault: null };
  } catch (error) {
    log.warn({ err: error }, 'the trial of restoring failed');
    return failed(error instanceof RestoreError ? 'damaged' : 'other', files);
  } finally {
    if (place !== null) await rm(place, { recursive: true, force: true });
  }
}
