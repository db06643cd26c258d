import { lineActOf } from '../book/reservation.service.ts';
import { answers } from '../move.ts';
import type { Move } from '../move.ts';
import { voidEntries } from '../number.store.ts';
import { moveDocument } from './move-document.ts';

/** Marks the paper's own numbers void; they stay in their registers and are never given again. */
export async function voidNumbers(move: Move): Promise<void> {
  const { reason } = answers(move, 'reason');
  const numbers = await voidEntries(
    move.tx,
    move.subject.document.id,
    reason,
    lineActOf(move.actor),
  );
  if (numbers.length === 0) return;
  const label = { th: 'ยกเลิกเลข', en: 'Number void' };
  move.detail.push({ label, value: numbers.join(', ') });
}

/** The paper is no longer settled when one of its sendings goes on. */
export async function reopenLeg(move: Move): Promise<void> {
  const { document } = move.subject;
  move.legChange = { ...move.legChange, retention: null };
  if (document.state !== 'CLOSED') return;
  const state = document.kind === 'outside' ? 'DISTRIBUTED' : 'DISPATCHED';
  await moveDocument(move, state);
}

/** How long it is kept is asked again when it is closed again. */
export async function reopenAtRegistry(move: Move): Promise<void> {
  move.documentChange.retention = null;
}
