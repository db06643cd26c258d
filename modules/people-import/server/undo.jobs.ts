import { defineJob, tellChangeToAll } from '@sarn/platform-server';
import type { JobDefinition } from '@sarn/platform-server';
import { z } from 'zod';
import type { PeopleImport } from './needs.ts';
import { findRunForUpdate } from './import-run.store.ts';
import { undoNext } from './undo-part.ts';

const Input = z.object({
  runId: z.uuid(),
  by: z.object({ callerId: z.uuid(), requestId: z.string() }),
});

/** Undoes an import part by part; a job that is sent twice finds the part undone and takes the next. */
export function undoJob(deps: PeopleImport): JobDefinition {
  const job = defineJob({
    name: 'personnel.undo-import',
    input: Input,
    expireSeconds: 900,
    async handler({ runId, by }, { tx }) {
      const run = await findRunForUpdate(tx, runId);
      if (run?.state !== 'UNDOING') return;
      await undoNext(deps, tx, run, by, job);
      tx.afterCommit(() => tellChangeToAll(deps.platform.live, { kind: 'settings', id: 'people' }));
    },
  }) as JobDefinition;
  return job;
}
