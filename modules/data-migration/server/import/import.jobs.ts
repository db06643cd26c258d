import { defineJob, defineOutsideJob, tellChange } from '@sarn/platform-server';
import type { Handle, JobDefinition, JobName, Tx } from '@sarn/platform-server';
import { z } from 'zod';
import type { ImportState } from '../../contract/index.ts';
import { checkPart, endCheck } from './check-part.ts';
import { endEntering, enterPart, scansOfRows } from './enter-part.ts';
import { findRun, findRunForUpdate, updateRun } from './import-run.store.ts';
import type { RunRow } from './import-run.store.ts';
import type { Part, ImportContext } from './part.ts';
import { forgetImports } from './forget.service.ts';
import { dropScans, takeScans } from './taken-scans.ts';
import type { TakenScans } from './taken-scans.ts';
import { endUndoing, undoPart } from './undo-part.ts';

const ImportInput = z.object({ runId: z.uuid() });
export type ImportJob = JobDefinition<typeof ImportInput>;

/** What a state does with the next rows, and after the last row. */
interface Phase {
  /** Paths of the scans that the next rows need; absent: they need none. */
  readonly scans?: (h: Handle, run: RunRow) => Promise<readonly string[]>;
  part(importing: ImportContext, tx: Tx, run: RunRow, scans: TakenScans): Promise<Part>;
  end(importing: ImportContext, tx: Tx, run: RunRow): Promise<void>;
}

const phases: Partial<Record<ImportState, Phase>> = {
  CHECKING: { part: checkPart, end: endCheck },
  RUNNING: { scans: scansOfRows, part: enterPart, end: endEntering },
  UNDOING: { part: undoPart, end: endUndoing },
};

/**
 * Processes the next part of an import and queues itself again, in one transaction: after `kill -9` the part is either
 * done completely or not at all, and the row of the import says where to continue. Its scans are read and checked
 * before that transaction. A job that was sent twice finds the part done: the other one has sent the next.
 */
export function importJob(importing: ImportContext): ImportJob {
  const name = { name: 'registry.import', input: ImportInput };
  return defineOutsideJob({
    ...name,
    expireSeconds: 900,
    async claim({ runId }, { tx }) {
      const run = await findRun(tx, runId);
      const phase = run && phases[run.state];
      if (!run || !phase) return null;
      return { run, paths: (await phase.scans?.(tx, run)) ?? [] };
    },
    outside: (work, { signal }) => takeScans(importing, work, signal),
    async settle(scans, { run }, { tx }) {
      try {
        if (await isNextPart(tx, run)) await doPart(importing, tx, { run, scans, job: name });
      } finally {
        await dropScans(importing, scans);
      }
    },
  });
}

/** Locks the import; whether this is still its next part, of the same start. */
async function isNextPart(tx: Tx, { id, state, stageRow, startedAt }: RunRow): Promise<boolean> {
  const now = await findRunForUpdate(tx, id);
  return now?.state === state && now.stageRow === stageRow && now.startedAt === startedAt;
}

async function doPart(
  importing: ImportContext,
  tx: Tx,
  { run, scans, job }: { run: RunRow; scans: TakenScans; job: JobName<typeof ImportInput> },
): Promise<void> {
  const phase = phases[run.state];
  const part = await phase?.part(importing, tx, run, scans);
  if (part) {
    const handled = run.handled + part.count;
    await updateRun(tx, run.id, { stageRow: part.lastRow, handled });
    await importing.deps.platform.jobs.send(tx, job, { runId: run.id });
  } else {
    await phase?.end(importing, tx, run);
  }
  const { live } = importing.deps.platform;
  tx.afterCommit(() => tellChange(live, [run.createdBy], { kind: 'import', id: run.id }));
}

/** Every night: deletes rows whose retention time is over. */
export function forgetImportsJob(importing: ImportContext): JobDefinition {
  return defineJob({
    name: 'registry.import-forget',
    input: z.object({}),
    schedule: '25 3 * * *',
    async handler(_input, { tx, log }) {
      const imports = await forgetImports(importing, tx);
      if (imports > 0) log.info({ imports }, 'rows of imports were let go');
    },
  }) as JobDefinition;
}
