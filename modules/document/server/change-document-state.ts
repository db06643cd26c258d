import type { DocumentState, FlowState } from '../contract/index.ts';
import { updateDocument } from './document.store.ts';
import type { TransitionRun } from './transition-run.ts';

/**
 * Changes the state of the document along with its sending: people for whom it then waits are told
 * as for any act.
 */
export async function changeDocumentState(
  run: TransitionRun,
  state: DocumentState & FlowState,
): Promise<void> {
  const document = { ...run.subject.document, state };
  await updateDocument(run.tx, document.id, { state }, run.actor.now);
  run.alsoMoved.push({
    ...run.subject,
    on: 'document',
    transmission: null,
    assignment: null,
    document,
  });
}
