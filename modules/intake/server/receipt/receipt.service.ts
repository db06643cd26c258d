import { AppError, civilDateAt } from '@sarn/kernel';
import type { BinaryAnswer, Caller, Handle } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { renderForms } from '@sarn/pdf/server';
import type { DocumentLook } from '@sarn/pdf/server';
import { namesOn } from '../registration/receive-stamp.service.ts';
import { findStampedLetter } from '../registration/receive-stamp.store.ts';
import { receiptForm, receivedFacts } from './receipt.form.ts';

/** The typeface of the agency, which another module keeps. */
export type FormLook = (h: Handle) => Promise<Pick<DocumentLook, 'typeface'>>;

/**
 * The receipt for whoever handed a registered letter over, to be signed by hand by who registered it.
 *
 * @throws AppError 'platform.not-found' where the caller may not read it, for a classified one, and for one without a
 *   number of its own; 'pdf.too-slow'
 */
export async function receiptFile(
  { organisation, platform: { db, clock } }: Dependencies,
  look: FormLook,
  { principals }: Pick<Caller, 'principals'>,
  documentId: string,
): Promise<BinaryAnswer> {
  const letter = await findStampedLetter(db, documentId, principals);
  if (!letter?.enteredAt || !letter.enteredBy) throw new AppError('platform.not-found');
  const { enteredAt, enteredBy, number } = letter;
  const { id: rootId } = await organisation.rootUnit(db);
  const agency = (await namesOn({ organisation }, db, [rootId], civilDateAt(enteredAt)))(rootId);
  const [clerk] = await organisation.personCard(db, [enteredBy]);
  const facts = receivedFacts(letter, { agency, clerk: clerk?.name ?? '' });
  const form = receiptForm(facts, civilDateAt(clock.now()));
  const bytes = Buffer.from(await renderForms([form], await look(db)));
  return {
    ...{ bytes, length: bytes.length, type: 'application/pdf', disposition: 'inline' },
    name: `ใบรับหนังสือ ${(number ?? '').replace('/', '-')}.pdf`,
  };
}
