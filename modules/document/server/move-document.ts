import type { DocumentState, FlowState } from '../contract/index.ts';
import { updateDocument } from './document.store.ts';
import type { Move } from './move.ts';

/** Moves the paper itself along with its sending: whoever holds it then is told as of any act. */
export async function moveDocument(move: Move, state: DocumentState & FlowState): Promise<void> {
  const document = { ...move.subject.document, state };
  await updateDocument(move.tx, document.id, { state }, move.actor.now);
  move.alsoMoved.push({ ...move.subject, on: 'document', leg: null, job: null, document });
}
