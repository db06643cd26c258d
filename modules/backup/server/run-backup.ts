import type { Platform } from '@sarn/platform-server';
import type { TellFailed } from './tell-failed.ts';
import { failRun, finishRun, noteRun } from './backup.store.ts';
import type { NewRun } from './backup.store.ts';
import { installationId } from './installation-id.ts';
import { faultOf } from './make/backup-error.ts';
import { makeBackup } from './make/make-backup.ts';
import type { Made } from './make/make-backup.ts';

export type BackupTools = Pick<Platform, 'db' | 'clock' | 'log' | 'audit' | 'config'> & {
  readonly tellFailed?: TellFailed;
};

export interface RunOrder {
  readonly run: NewRun;
  readonly keep: number | null;
  /** Nobody tries it again by itself: a failure is told. */
  readonly isLastTry?: boolean;
  readonly signal: AbortSignal;
}

const beatMs = 5_000;

/** Makes the backup of a run that is stored, and stores its result. Never rejects. */
export async function runBackup(tools: BackupTools, order: RunOrder): Promise<void> {
  try {
    await makeAndStore(tools, order);
  } catch (error) {
    if (order.signal.aborted) return; // the program stops: the run counts as interrupted
    tools.log.error({ err: error }, 'the backup failed');
  }
}

/** As `runBackup`. @throws what prevented it, after the run says so */
export async function makeAndStore(tools: BackupTools, order: RunOrder): Promise<Made> {
  const { run, keep, signal } = order;
  const { db, clock, config } = tools;
  const totals = { files: 0, bytes: 0, newBytes: 0 };
  const beat = async (): Promise<void> =>
    noteRun(db, run.id, { ...totals, at: clock.now().toISOString() });
  const beating = repeat(beat, beatMs);
  try {
    const made = await makeBackup({
      ...{ db, dataDir: config.dataDir, folder: run.folder, keep, signal },
      installation: await installationId(db),
      now: () => clock.now(),
      onProgress: (done) => Object.assign(totals, done),
    });
    await beating.end();
    await store(tools, run, made);
    return made;
  } catch (error) {
    await beating.end();
    if (!signal.aborted) await storeFailure(tools, order, error);
    throw error;
  }
}

async function store({ db, clock, audit }: BackupTools, run: NewRun, made: Made): Promise<void> {
  const { name, files, bytes, newBytes, damaged } = made;
  await db.transaction(async (tx) => {
    const at = clock.now().toISOString();
    await finishRun(tx, run.id, { name, files, bytes, newBytes, damaged: damaged.length, at });
    await audit.write(tx, {
      act: 'backup.made',
      callerId: run.askedBy,
      subject: { kind: 'backup', id: run.id },
      detail: { folder: run.folder, name, files, bytes, deleted: [...made.deleted] },
    });
  });
}

async function storeFailure(
  tools: BackupTools,
  { run, isLastTry }: RunOrder,
  error: unknown,
): Promise<void> {
  const fault = faultOf(error);
  await tools.db.transaction(async (tx) => {
    await failRun(tx, run.id, { fault, at: tools.clock.now().toISOString() });
    await tools.audit.write(tx, {
      act: 'backup.failed',
      callerId: run.askedBy,
      subject: { kind: 'backup', id: run.id },
      detail: { folder: run.folder, fault },
    });
    if (isLastTry) await tools.tellFailed?.(tx);
  });
}

/** Does something again and again; `end` resolves when it is not being done any more. */
function repeat(act: () => Promise<void>, everyMs: number): { end(): Promise<void> } {
  let last: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // The backup itself goes on while the database does not answer for a moment.
    last = act().catch(() => undefined);
  }, everyMs);
  return {
    end() {
      clearInterval(timer);
      return last;
    },
  };
}
