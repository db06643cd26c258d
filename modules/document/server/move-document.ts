import type { DocumentState, FlowState } from '../contract/index.ts';
import { updateDocument } from './document.store.ts';
import type { TransitionRun } from './transition-run.ts';

/** Moves the document itself along with its sending: whoever holds it then is told as of any act. */
export async function moveDocument(
  run: TransitionRun,
  state: DocumentState & FlowState,
): Promise<void> {
  const document = { ...run.subject.document, state };
  await updateDocument(run.tx, document.id, { state }, run.actor.now);
  run.alsoMoved.push({ ...run.subject, on: 'document', leg: null, job: null, document });
}
