import { defineJob, tellChange } from '@sarn/platform-server';
import type { JobDefinition, Tx } from '@sarn/platform-server';
import { z } from 'zod';
import type { ImportState } from '../../contract/index.ts';
import { checkPart, endCheck } from './check-part.ts';
import { endEntering, enterPart } from './enter-part.ts';
import { findRunForUpdate, updateRun } from './import-run.store.ts';
import type { RunRow } from './import-run.store.ts';
import type { Part, ImportContext } from './part.ts';
import { forgetImports } from './forget.service.ts';
import { endUndoing, undoPart } from './undo-part.ts';

const ImportInput = z.object({ runId: z.uuid() });
export type ImportJob = JobDefinition<typeof ImportInput>;

/** What each state does with the next rows, and after the last row. */
const phases: Partial<
  Record<
    ImportState,
    {
      part(importing: ImportContext, tx: Tx, run: RunRow): Promise<Part>;
      end(importing: ImportContext, tx: Tx, run: RunRow): Promise<void>;
    }
  >
> = {
  CHECKING: { part: checkPart, end: endCheck },
  RUNNING: { part: enterPart, end: endEntering },
  UNDOING: { part: undoPart, end: endUndoing },
};

/**
 * Processes the next part of an import and queues itself again, all in one transaction: after `kill
 * -9` the part is either done completely or not at all, and the row of the import says where to
 * continue. A job that was sent twice finds the part done and continues with the next.
 */
export function importJob(importing: ImportContext): ImportJob {
  const job: ImportJob = defineJob({
    name: 'registry.import',
    input: ImportInput,
    expireSeconds: 900,
    async handler({ runId }, { tx }) {
      const run = await findRunForUpdate(tx, runId);
      const work = run && phases[run.state];
      if (!run || !work) return;
      const part = await work.part(importing, tx, run);
      if (part) {
        const handled = run.handled + part.count;
        await updateRun(tx, runId, { stageRow: part.lastRow, handled });
        await importing.deps.platform.jobs.send(tx, job, { runId });
      } else {
        await work.end(importing, tx, run);
      }
      const { live } = importing.deps.platform;
      tx.afterCommit(() => tellChange(live, [run.createdBy], { kind: 'import', id: runId }));
    },
  });
  return job;
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
