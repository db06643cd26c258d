import type { Handle } from '@sarn/platform-server';
import { findLetter } from '@sarn/correspondence/server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import { renderStampedLetter } from '@sarn/pdf/server';
import { paragraphsOf } from './paragraphs.ts';
import { classWords, linesOf, lookOf } from './shared.model.ts';

/** A stamped letter: form 3, of plain paragraphs. Null until it has its number, and without a text. */
export async function printStamped(
  deps: Dependencies,
  h: Handle,
  document: DocumentRow,
): Promise<Uint8Array | null> {
  const { letterDate: date } = document;
  const fields = await findLetter(h, document.id);
  const paragraphs = paragraphsOf(document.bodyJson);
  if (!fields || !date || paragraphs.length === 0) return null;
  return renderStampedLetter({
    ...{ number: document.letterNo, date, subject: document.title, paragraphs },
    ...{ addressee: document.addressee, initialledBy: document.signedByName ?? '' },
    ...(await classWords(h, document)),
    ...(await lookOf(deps, h, document.signedAt)),
    responsible: linesOf(fields.contact),
    issuer: (await deps.organisation.rootUnit(h)).name,
  });
}
