import type { Handle } from '@sarn/platform-server';
import { renderLetter, renderStampedLetter } from '@sarn/pdf/server';
import { openingOf, salutations } from '@sarn/correspondence/contract';
import type { LetterFields } from '@sarn/correspondence/contract';
import type { Dependencies } from '@sarn/document/server';
import { findLetter } from '@sarn/correspondence/server';
import type { DocumentRow } from '@sarn/document/server';
import { paragraphsOf } from './paragraphs.ts';
import { emblemOf, linesOf, signerOf, classWords } from './shared.print.ts';
import type { IssuedRow } from './shared.print.ts';

/**
 * A letter as it is sent: form 1 or form 3.
 *
 * @returns null where the letter has no text of its own: its files are the document
 */
export async function printLetter(
  deps: Dependencies,
  h: Handle,
  document: IssuedRow,
): Promise<Uint8Array | null> {
  const { kind, letterDate: date } = document;
  const fields = await findLetter(h, document.id);
  const paragraphs = paragraphsOf(document.bodyJson);
  if (!fields || paragraphs.length === 0) return null;
  const issuer = (await deps.organisation.rootUnit(h)).name;
  const shared = {
    ...{ date, paragraphs, responsible: linesOf(fields.contact) },
    ...(await emblemOf(deps, h, document)),
  };
  const head = await classWords(h, document);
  if (kind === 'stamp') {
    return renderStampedLetter({ ...sealedHead(document), ...head, ...shared, issuer });
  }
  return renderLetter({
    ...headOf(document, fields),
    ...head,
    ...shared,
    owner: [issuer, ...linesOf(fields.address)],
  });
}

/** What is printed above the text of form 3, and who is responsible for its seal. */
function sealedHead(document: DocumentRow) {
  return {
    number: document.letterNo,
    subject: document.title,
    addressee: document.addressee,
    initialledBy: document.signedByName ?? '',
  };
}

function headOf(document: DocumentRow, fields: LetterFields) {
  return {
    number: document.letterNo,
    subject: document.title,
    salutation: openingOf(fields.salutation),
    addressee: document.addressee,
    ...(fields.reference ? { reference: fields.reference } : {}),
    enclosures: fields.enclosures,
    closing: salutations[fields.salutation].closing,
    copies: fields.copies,
    signer: signerOf(document),
  };
}
