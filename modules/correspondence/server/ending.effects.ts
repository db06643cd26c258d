import type { Move } from '@sarn/document/server';
import { moveDocument } from '@sarn/document/server';

/** The paper is no longer settled when one of its sendings goes on. */
export async function reopenTransmission(move: Move): Promise<void> {
  const { document } = move.subject;
  move.transmissionChange = { ...move.transmissionChange, retention: null };
  if (document.state !== 'CLOSED') return;
  const state = document.kind === 'outside' ? 'DISTRIBUTED' : 'DISPATCHED';
  await moveDocument(move, state);
}
