import { buddhistYear } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { isClassified } from '@sarn/document/contract';
import { printNumber } from '../../contract/index.ts';
import { numberFromReserved, reservedDay } from '../reservation.service.ts';
import { updateDocument } from '@sarn/document/server';
import type { Move } from '@sarn/document/server';
import { openRegister, takeNumber } from '../number.store.ts';
import type { RegisterKind } from '../../contract/index.ts';
import { searchTextOf } from '@sarn/search/server';
import { numberBookOf } from './numbering.service.ts';
import type { NumberBook } from './numbering.service.ts';

/** Where the paper of the move gets its number. */
export async function bookOf(move: Move): Promise<NumberBook> {
  const book = await numberBookOf(move.deps, move.tx, move.subject.document);
  if (!book) throw new Error(`${move.subject.document.kind} bears no number`);
  return book;
}

/**
 * Gives the paper its number and its day: the next number of the register with today, or the
 * reserved one of the answers with the day for which it was reserved. It is taken last.
 *
 * @param searched words by which the paper is found beside its number
 * @param then what else is written when the number is known
 */
export async function giveNumber(
  move: Move,
  book: NumberBook,
  searched: readonly string[],
  then?: (searchText: string) => Promise<void>,
): Promise<void> {
  const { tx, actor } = move;
  const { document } = move.subject;
  const { register, print } = book.rule;
  move.documentChange.letterDate = (await dayOfReserved(move)) ?? actor.today;
  const take = await prepareNumber(move, { unitId: book.unitId, kind: register, legId: null });
  move.last.push(async () => {
    const letterNo = printNumber(print, { ...(await take()), letterCode: book.letterCode });
    const searchText = searchTextOf([letterNo, ...searched]);
    await updateDocument(tx, document.id, { letterNo, searchText }, actor.now);
    await then?.(searchText);
    return letterNo;
  });
}

/** Gives a sending the number of the unit that receives it, the next or a reserved one. */
export async function giveReceiveNumber(
  move: Move,
  unitId: string,
  transmissionId: string,
): Promise<void> {
  const take = await prepareNumber(move, {
    unitId,
    kind: isClassified(move.subject.document.secrecy) ? 'secret-receive' : 'receive',
    legId: transmissionId,
  });
  move.last.push(async () => {
    const { number, year } = await take();
    return `${number}/${year}`;
  });
}

const reservedIdOf = ({ answer: { input } }: Move): string | undefined =>
  'reservedEntryId' in input ? input.reservedEntryId : undefined;

async function dayOfReserved(move: Move): Promise<string | undefined> {
  const entryId = reservedIdOf(move);
  return entryId === undefined ? undefined : reservedDay(move.tx, entryId);
}

interface Place {
  readonly unitId: string;
  readonly kind: RegisterKind;
  readonly legId: string | null;
}

/** Opens the register if need be. @returns the last statement, which takes the number */
async function prepareNumber(
  move: Move,
  { unitId, kind, legId: transmissionId }: Place,
): Promise<() => Promise<{ number: number; year: number }>> {
  const { deps, tx, actor } = move;
  const registerId = await openRegister(tx, unitId, kind, actor.now);
  const documentId = move.subject.document.id;
  const entryId = reservedIdOf(move);
  if (entryId !== undefined) {
    return numberFromReserved(
      { deps, tx, actor },
      { entryId, registerId, documentId, legId: transmissionId },
    );
  }
  const year = buddhistYear(actor.today as CivilDate);
  const entry = {
    registerId,
    documentId,
    legId: transmissionId,
    enteredBy: actor.id,
    at: actor.now,
  };
  return async () => ({ number: await takeNumber(tx, { ...entry, buddhistYear: year }), year });
}
