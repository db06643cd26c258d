import { AppError } from '@sarn/kernel';
import { asking } from '@sarn/document/server';
import type { TransitionRun } from '@sarn/document/server';
import { isClassUsed } from './class.store.ts';

/** Records how long the document, or the transmission that is closed, is kept. */
export const setRetention = asking(['close'], async (run, { input: { retention } }) => {
  if (!(await isClassUsed(run.tx, retention))) throw new AppError('registry.retention-unknown');
  if (run.subject.on === 'transmission')
    run.transmissionChange = { ...run.transmissionChange, retention };
  else run.documentChange.retention = retention;
});

/** How long it is kept is asked again at the next closing. */
export async function reopenAtRegistry(run: TransitionRun): Promise<void> {
  run.documentChange.retention = null;
}
