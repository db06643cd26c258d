import { lineActOf } from './reservation.service.ts';
import { asking } from '@sarn/document/server';
import type { TransitionRun } from '@sarn/document/server';
import { voidEntries } from './number.store.ts';
import { giveReceiveNumber } from './numbering/give-number.ts';

/** Marks the document's own numbers void; they stay in their registers and are not given again. */
export const voidNumbers = asking(['reason'], async (run, { input: { reason } }) => {
  const numbers = await voidEntries(run.tx, run.subject.document.id, reason, lineActOf(run.actor));
  if (numbers.length === 0) return;
  const label = { th: 'ยกเลิกเลข', en: 'Number void' };
  run.detail.push({ label, value: numbers.join(', ') });
});

/**
 * Gives the receiving unit's own number.
 *
 * @rule saraban-2526 ข้อ 38
 */
export async function receiveNumber(run: TransitionRun): Promise<void> {
  const { transmission } = run.subject;
  if (!transmission?.toUnitId) throw new Error('only a unit gives a receive number');
  await giveReceiveNumber(run, transmission.toUnitId, transmission.id);
}
