import { AppError } from '@sarn/kernel';
import { unitReaderKeys } from '@sarn/document/server';
import { findLetter, listRecipients } from './letter.store.ts';
import type { Move } from '@sarn/document/server';
import { bookOf, giveNumber } from '@sarn/register/server';
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
  const { unitId } = await bookOf(move);
  const registryUnitId = await unitWithClerk(move, line.slice(line.indexOf(unitId)));
  move.documentChange.registryUnitId = registryUnitId;
  move.newReaders.push(...unitReaderKeys(line), `clerk:${registryUnitId}`);
}

async function unitWithClerk(move: Move, line: readonly string[]): Promise<string> {
  const { organisation } = move.deps;
  for (const unitId of line) {
    const clerks = await organisation.peopleForHolders(move.tx, [`clerk:${unitId}`]);
    if (clerks.length > 0) return unitId;
  }
  const [unit] = await organisation.units(move.tx, line.slice(0, 1));
  throw new AppError('registry.no-clerk', { unit: unit?.name ?? '' });
}

const lineOf = (move: Move) =>
  move.deps.organisation.ancestors(move.tx, move.subject.document.ownerUnitId);

/** Gives the letter its number and its day (`giveNumber`). */
export async function numberLetter(move: Move): Promise<void> {
  await giveNumber(move, await bookOf(move), await searchedWords(move));
}

/** Signs, numbers and issues the certificate; whom it is for reads it if he is of the agency. */
export async function issueCertificate(move: Move): Promise<void> {
  await signActive(move);
  const book = await bookOf(move);
  const { bearerId } = (await findLetter(move.tx, move.subject.document.id)) ?? {};
  move.newReaders.push(...unitReaderKeys(await lineOf(move)), `clerk:${book.unitId}`);
  if (bearerId) move.newReaders.push(`p:${bearerId}`);
  await giveNumber(move, book, await searchedWords(move));
}

/** A document of any other make gets its line in the register of its unit. */
export async function enterDocument(move: Move): Promise<void> {
  const madeOn = move.subject.document.letterDate;
  move.newReaders.push(...unitReaderKeys(await lineOf(move)));
  await giveNumber(move, await bookOf(move), await searchedWords(move));
  // The day on which it was made is its own, whenever it is entered.
  move.documentChange.letterDate = madeOn;
}

async function searchedWords({ deps, tx, subject }: Move): Promise<string[]> {
  const { document } = subject;
  const [unit] = await deps.organisation.units(tx, [document.ownerUnitId]);
  const recipients = await listRecipients(tx, document.id);
  const names = recipients.map((recipient) => recipient.name);
  return [document.title, document.addressee, document.sender, unit?.name ?? '', ...names];
}
