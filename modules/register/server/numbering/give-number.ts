import { buddhistYear } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { isClassified } from '@sarn/document/contract';
import { printNumber } from '../../contract/index.ts';
import { numberFromReserved, reservedDay } from '../reservation.service.ts';
import { updateDocument } from '@sarn/document/server';
import type { TransitionRun } from '@sarn/document/server';
import { openRegister, takeNumber } from '../number.store.ts';
import type { RegisterKind } from '../../contract/index.ts';
import { searchTextOf } from '@sarn/search/server';
import { numberBookOf } from './numbering.service.ts';
import type { NumberBook } from './numbering.service.ts';

/** Where the document of the transition gets its number. */
export async function bookOf(run: TransitionRun): Promise<NumberBook> {
  const book = await numberBookOf(run.deps, run.tx, run.subject.document);
  if (!book) throw new Error(`${run.subject.document.kind} bears no number`);
  return book;
}

/**
 * Gives the document its number and its day: the next number of the register with today, or the
 * reserved number of the answers with its reserved day. The number is taken last.
 *
 * @param searched words by which the document is found, besides its number
 * @param then what else is written when the number is known
 */
export async function giveNumber(
  run: TransitionRun,
  book: NumberBook,
  searched: readonly string[],
  then?: (searchText: string) => Promise<void>,
): Promise<void> {
  const { tx, actor } = run;
  const { document } = run.subject;
  const { register, print } = book.rule;
  run.documentChange.letterDate = (await dayOfReserved(run)) ?? actor.today;
  const take = await prepareNumber(run, {
    unitId: book.unitId,
    kind: register,
    transmissionId: null,
  });
  run.last.push(async () => {
    const letterNo = printNumber(print, { ...(await take()), letterCode: book.letterCode });
    const searchText = searchTextOf([letterNo, ...searched]);
    await updateDocument(tx, document.id, { letterNo, searchText }, actor.now);
    await then?.(searchText);
    return letterNo;
  });
}

/** Gives a transmission the number of the unit that receives it, the next or a reserved one. */
export async function giveReceiveNumber(
  run: TransitionRun,
  unitId: string,
  transmissionId: string,
): Promise<void> {
  const take = await prepareNumber(run, {
    unitId,
    kind: isClassified(run.subject.document.secrecy) ? 'secret-receive' : 'receive',
    transmissionId,
  });
  run.last.push(async () => {
    const { number, year } = await take();
    return `${number}/${year}`;
  });
}

const reservedIdOf = ({ answer: { input } }: TransitionRun): string | undefined =>
  'reservedEntryId' in input ? input.reservedEntryId : undefined;

async function dayOfReserved(run: TransitionRun): Promise<string | undefined> {
  const entryId = reservedIdOf(run);
  return entryId === undefined ? undefined : reservedDay(run.tx, entryId);
}

interface Place {
  readonly unitId: string;
  readonly kind: RegisterKind;
  readonly transmissionId: string | null;
}

/** Opens the register if it does not exist. @returns the last statement, which takes the number */
async function prepareNumber(
  run: TransitionRun,
  { unitId, kind, transmissionId }: Place,
): Promise<() => Promise<{ number: number; year: number }>> {
  const { deps, tx, actor } = run;
  const documentId = run.subject.document.id;
  const entryId = reservedIdOf(run);
  // A reserved number is of the register that counted in its own year.
  const day = await dayOfReserved(run);
  const year = buddhistYear((day ?? actor.today) as CivilDate);
  const registerId = await openRegister(tx, unitId, kind, actor.now, year);
  if (entryId !== undefined) {
    return numberFromReserved(
      { deps, tx, actor },
      { entryId, registerId, documentId, transmissionId, unitId },
    );
  }
  const entry = {
    registerId,
    unitId,
    documentId,
    transmissionId,
    enteredBy: actor.id,
    at: actor.now,
  };
  return async () => ({ number: await takeNumber(tx, { ...entry, buddhistYear: year }), year });
}
