import { AppError } from '@sarn/kernel';
import type { Audit, Tx } from '@sarn/platform-server';
import { holdCounter } from './older-numbers.store.ts';
import { endReserved, listReservedOf, reserveRange } from './reservation.store.ts';
import type { LineAct } from './reservation.store.ts';
import { hasEntries, putStart } from './start.store.ts';
import type { RegisterStart } from './start.store.ts';

/**
 * Lets a register go on from a book on paper: its next number is the one after `last`. Only while the
 * register has no entry of that year, because a number is never given twice.
 *
 * @throws AppError 'registry.register-not-empty'
 */
export async function continueRegister(
  audit: Pick<Audit, 'write'>,
  tx: Tx,
  start: RegisterStart & { readonly requestId: string },
): Promise<void> {
  const { registerId, year, last, reason, by, requestId } = start;
  // Locked first, where there is a counter: nobody takes a number between the question and the change.
  await holdCounter(tx, registerId, year);
  if (await hasEntries(tx, registerId, year)) throw new AppError('registry.register-not-empty');
  await putStart(tx, start);
  await audit.write(tx, {
    ...{ act: 'registry.continue-register', callerId: by, requestId },
    subject: { kind: 'register', id: registerId },
    detail: { year, last, reason },
  });
}

/**
 * Takes the next number of a register and voids it at once: a number to look at, which stays in the
 * register and is struck through.
 *
 * @returns the number as printed, `n/BBBB`
 */
export async function voidSample(
  audit: Pick<Audit, 'write'>,
  tx: Tx,
  sample: {
    readonly registerId: string;
    /** Buddhist year. */
    readonly year: number;
    readonly id: string;
    /** The day it is for, today. */
    readonly day: string;
    readonly reason: string;
    readonly by: LineAct;
  },
): Promise<string> {
  const { id, registerId, year, day, reason, by } = sample;
  const asked = { id, registerId, buddhistYear: year, count: 1, forDay: day, expiresOn: day };
  await reserveRange(tx, { ...asked, reason, by });
  const [entryId = ''] = await listReservedOf(tx, id);
  const ended = await endReserved(tx, { entryId, how: 'VOID', reason, by });
  if (!ended) throw new Error('the sample number was not voided');
  await audit.write(tx, {
    ...{ act: 'registry.void-number', callerId: by.actorId, requestId: by.requestId },
    subject: { kind: 'register-entry', id: entryId },
    detail: { number: ended.number, year: ended.year, reason },
  });
  return `${ended.number}/${ended.year}`;
}
