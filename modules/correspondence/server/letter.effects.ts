import { AppError } from '@sarn/kernel';
import { unitReaderKeys } from '@sarn/document/server';
import { findLetter, listRecipients } from './letter.store.ts';
import type { TransitionRun } from '@sarn/document/server';
import { bookOf, giveNumber } from '@sarn/register/server';
import { isNumberedAtSignature } from '@sarn/creation/server';
import { signActive } from './route.effects.ts';

/**
 * Signs or initials the letter and passes it to the registry: the clerks of the unit whose letter
 * code is printed, or of the next unit above it that has clerks.
 *
 * @throws 'registry.no-clerk' when nobody up to the agency keeps registers
 */
export async function handToRegistry(run: TransitionRun): Promise<void> {
  if (!(await signActive(run))) return;
  const line = await lineOf(run);
  const { unitId } = await bookOf(run);
  const registryUnitId = await unitWithClerk(run, line.slice(line.indexOf(unitId)));
  run.documentChange.registryUnitId = registryUnitId;
  run.newReaders.push(...unitReaderKeys(line), `clerk:${registryUnitId}`);
  // Nobody holds this key but whom a line of the settings lets give the numbers of the unit.
  run.newReaders.push(`number:${registryUnitId}`);
}

async function unitWithClerk(run: TransitionRun, line: readonly string[]): Promise<string> {
  const { organisation } = run.deps;
  for (const unitId of line) {
    const clerks = await organisation.peopleForPrincipals(run.tx, [`clerk:${unitId}`]);
    if (clerks.length > 0) return unitId;
  }
  const [unit] = await organisation.units(run.tx, line.slice(0, 1));
  throw new AppError('registry.no-clerk', { unit: unit?.name ?? '' });
}

const lineOf = (run: TransitionRun) =>
  run.deps.organisation.ancestors(run.tx, run.subject.document.ownerUnitId);

/** Gives the letter its number and its day (`giveNumber`). */
export async function numberLetter(run: TransitionRun): Promise<void> {
  await giveNumber(run, await bookOf(run), await searchedWords(run));
}

/** Gives a letter its number inside the signature, where the rule of its kind says so. */
export async function numberAtSignature(run: TransitionRun): Promise<void> {
  // Another signature is waited for.
  if (run.to === run.subject.document.state) return;
  if (!(await isNumberedAtSignature(run.tx, run.subject.document.kind))) return;
  run.to = 'NUMBERED';
  await numberLetter(run);
}

/** Signs, numbers and issues the certificate; a bearer of the agency may read it. */
export async function issueCertificate(run: TransitionRun): Promise<void> {
  if (!(await signActive(run))) return;
  const book = await bookOf(run);
  const { bearerId } = (await findLetter(run.tx, run.subject.document.id)) ?? {};
  run.newReaders.push(...unitReaderKeys(await lineOf(run)), `clerk:${book.unitId}`);
  if (bearerId) run.newReaders.push(`p:${bearerId}`);
  await giveNumber(run, book, await searchedWords(run));
}

/** Enters a document of kind `other` in the register of its unit. */
export async function enterDocument(run: TransitionRun): Promise<void> {
  const madeOn = run.subject.document.letterDate;
  run.newReaders.push(...unitReaderKeys(await lineOf(run)));
  await giveNumber(run, await bookOf(run), await searchedWords(run));
  // The date of the document is the day on which it was made, not the day of entry.
  run.documentChange.letterDate = madeOn;
}

async function searchedWords({ deps, tx, subject }: TransitionRun): Promise<string[]> {
  const { document } = subject;
  const [unit] = await deps.organisation.units(tx, [document.ownerUnitId]);
  const recipients = await listRecipients(tx, document.id);
  const names = recipients.map((recipient) => recipient.name);
  return [document.title, document.addressee, document.sender, unit?.name ?? '', ...names];
}
