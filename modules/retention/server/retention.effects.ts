import { AppError } from '@sarn/kernel';
import { asking } from '@sarn/document/server';
import type { Move } from '@sarn/document/server';
import { isClassUsed } from './class.store.ts';

/** Keeps for how long it is kept, of the document or of the sending that is closed. */
export const setRetention = asking(['close'], async (move, { input: { retention } }) => {
  if (!(await isClassUsed(move.tx, retention))) throw new AppError('registry.retention-unknown');
  if (move.subject.on === 'leg')
    move.transmissionChange = { ...move.transmissionChange, retention };
  else move.documentChange.retention = retention;
});

/** How long it is kept is asked again when it is closed again. */
export async function reopenAtRegistry(move: Move): Promise<void> {
  move.documentChange.retention = null;
}
