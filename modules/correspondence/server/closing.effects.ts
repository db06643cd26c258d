import type { TransitionRun } from '@sarn/document/server';
import { changeDocumentState } from '@sarn/document/server';

/** Reopens a closed document when one of its transmissions is reopened. */
export async function reopenTransmission(run: TransitionRun): Promise<void> {
  const { document } = run.subject;
  run.transmissionChange = { ...run.transmissionChange, retention: null };
  if (document.state !== 'CLOSED') return;
  const state = document.kind === 'outside' ? 'DISTRIBUTED' : 'DISPATCHED';
  await changeDocumentState(run, state);
}
