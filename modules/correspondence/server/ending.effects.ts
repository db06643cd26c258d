import type { Move } from '@sarn/document/server';
import { moveDocument } from '@sarn/document/server';

/** The paper is no longer settled when one of its sendings goes on. */
export async function reopenLeg(move: Move): Promise<void> {
  const { document } = move.subject;
  move.legChange = { ...move.legChange, retention: null };
  if (document.state !== 'CLOSED') return;
  const state = document.kind === 'outside' ? 'DISTRIBUTED' : 'DISPATCHED';
  await moveDocument(move, state);
}
