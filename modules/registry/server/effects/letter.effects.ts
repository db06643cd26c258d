import { AppError, buddhistYear } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { sendMethods } from '../../contract/index.ts';
import type { LetterRegister } from '../../contract/index.ts';
import { numberFromReserved } from '../book/reservation.service.ts';
import { findReservedDay } from '../book/reservation.store.ts';
import { updateDocument } from '../document.store.ts';
import { unitReaderKeys } from '../holders.ts';
import { findLetter, listRecipients } from '../letter.store.ts';
import { answers } from '../move.ts';
import type { Move } from '../move.ts';
import { openRegister, takeNumber } from '../number.store.ts';
import { searchTextOf } from '../search.rules.ts';
import { numberingUnit } from './numbering.ts';
import { signActive } from './route.effects.ts';

/**
 * The last word is said; from here the registry goes on: the clerks of the unit whose letter code
 * is printed, or of the next unit above it that has any.
 *
 * @throws 'registry.no-clerk' when nobody up to the agency keeps registers
 */
export async function handToRegistry(move: Move): Promise<void> {
  await signActive(move);
  const line = await lineOf(move);
  const { unitId } = await numberingUnit(move, line);
  const registryUnitId = await unitWithClerk(move, line.slice(line.indexOf(unitId)));
  move.documentChange.registryUnitId = registryUnitId;
  move.newReaders.push(...unitReaderKeys(line), `clerk:${registryUnitId}`);
}

async function unitWithClerk(move: Move, line: readonly string[]): Promise<string> {
  const { organisation } = move.desk;
  for (const unitId of line) {
    const clerks = await organisation.peopleForHolders(move.tx, [`clerk:${unitId}`]);
    if (clerks.length > 0) return unitId;
  }
  const [unit] = await organisation.units(move.tx, line.slice(0, 1));
  throw new AppError('registry.no-clerk', { unit: unit?.name ?? '' });
}

const lineOf = (move: Move) =>
  move.desk.organisation.ancestors(move.tx, move.subject.document.ownerUnitId);

/**
 * Gives the letter its number and its day: today with the next number of the register, or a number
 * reserved before with the day for which it was reserved.
 */
export async function numberLetter(move: Move): Promise<void> {
  const { reservedEntryId } = answers(move, 'number');
  const { unitId, letterCode } = await numberingUnit(move, await lineOf(move));
  const print = (number: number) => (letterCode ? `${letterCode}/${number}` : String(number));
  const day = reservedEntryId ? await findReservedDay(move.tx, reservedEntryId) : undefined;
  move.documentChange.letterDate = day ?? move.actor.today;
  await giveNumber(move, { unitId, kind: 'outgoing', print }, reservedEntryId);
}

/** Signs, numbers and issues the certificate; whom it is for reads it if he is of the agency. */
export async function issueCertificate(move: Move): Promise<void> {
  await signActive(move);
  const root = await move.desk.organisation.rootUnit(move.tx);
  const { bearerId } = (await findLetter(move.tx, move.subject.document.id)) ?? {};
  move.newReaders.push(...unitReaderKeys(await lineOf(move)), `clerk:${root.id}`);
  if (bearerId) move.newReaders.push(`p:${bearerId}`);
  const print = (number: number, year: number) => `${number}/${year}`;
  await giveNumber(move, { unitId: root.id, kind: 'guaranty', print });
}

/** A document of any other make gets its line in the register of its unit. */
export async function enterDocument(move: Move): Promise<void> {
  const { ownerUnitId } = move.subject.document;
  move.newReaders.push(...unitReaderKeys(await lineOf(move)));
  const print = (number: number, year: number) => `${number}/${year}`;
  await giveNumber(move, { unitId: ownerUnitId, kind: 'other', print });
}

interface Book {
  readonly unitId: string;
  readonly kind: LetterRegister;
  readonly print: (number: number, year: number) => string;
}

async function giveNumber(move: Move, book: Book, reservedEntryId?: string): Promise<void> {
  const { tx, actor } = move;
  const { document } = move.subject;
  const registerId = await openRegister(tx, book.unitId, book.kind, actor.now);
  const use = { registerId, documentId: document.id };
  const reserved =
    reservedEntryId && (await numberFromReserved(move, { ...use, entryId: reservedEntryId }));
  const [unit] = await move.desk.organisation.units(tx, [document.ownerUnitId]);
  const recipients = await listRecipients(tx, document.id);
  const words = [document.title, document.addressee, document.sender, unit?.name];
  const names = recipients.map((recipient) => recipient.name);
  move.last.push(async () => {
    const [number = 0, year = 0] = reserved
      ? (await reserved()).split('/').map(Number)
      : await nextNumber(move, use);
    const letterNo = book.print(number, year);
    const searchText = searchTextOf([letterNo, ...words, ...names]);
    await updateDocument(tx, document.id, { letterNo, searchText }, actor.now);
    return letterNo;
  });
}

async function nextNumber(
  { tx, actor }: Move,
  use: { readonly registerId: string; readonly documentId: string },
): Promise<readonly [number, number]> {
  const year = buddhistYear(actor.today as CivilDate);
  const entry = { ...use, legId: null, enteredBy: actor.id, at: actor.now };
  return [await takeNumber(tx, { ...entry, buddhistYear: year }), year];
}

/** The way of a sending in words, with the number of the article if there is one. */
export function sendingWords(method: keyof typeof sendMethods, reference: string): string {
  return [sendMethods[method].th, reference].filter(Boolean).join(' ');
}
