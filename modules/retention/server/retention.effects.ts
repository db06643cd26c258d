import { AppError } from '@sarn/kernel';
import { usualRetention } from '@sarn/document/contract';
import { asking } from '@sarn/document/server';
import type { TransitionRun } from '@sarn/document/server';
import { findUsualClass, isClassUsed } from './class.store.ts';

/** Records how long the document, or the transmission that is closed, is kept. */
export const setRetention = asking(['close'], async (run, { input }) => {
  const { kind } = run.subject.document;
  const usual = input.retention === usualRetention ? await findUsualClass(run.tx, kind) : undefined;
  const retention = usual ?? input.retention;
  if (!(await isClassUsed(run.tx, retention))) {
    throw new AppError('registry.retention-unknown', { row: retention });
  }
  if (run.subject.on === 'transmission')
    run.transmissionChange = { ...run.transmissionChange, retention };
  else run.documentChange.retention = retention;
});

/** How long it is kept is asked again at the next closing. */
export async function reopenAtRegistry(run: TransitionRun): Promise<void> {
  run.documentChange.retention = null;
}
