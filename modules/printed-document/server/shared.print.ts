import type { CivilDate } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { usualSpeed } from '@sarn/document-classes/contract';
import { speedsOf } from '@sarn/document-classes/server';
import { classTerm } from '@sarn/classification/server';
import { isClassified } from '@sarn/document/contract';
import type { PdfSigner } from '@sarn/pdf/server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';

/** A document with its number and date. */
export type IssuedRow = DocumentRow & { readonly letterDate: CivilDate };

export const isIssued = (document: DocumentRow): document is IssuedRow =>
  document.letterDate !== null;

/** The words of its classes: urgent above the text, secret at the top and the foot of every page. */
export async function classWords(h: Handle, { speed, secrecy }: DocumentRow) {
  return {
    ...(speed === usualSpeed ? {} : { speed: (await speedsOf(h))(speed).th }),
    ...(isClassified(secrecy) ? { secrecy: classTerm(secrecy) } : {}),
  };
}

/** The emblem of the agency on the day of the signature; the neutral one where it has none. */
export async function emblemOf(deps: Dependencies, h: Handle, { signedAt }: DocumentRow) {
  const emblem = await deps.emblemAt(h, signedAt ?? deps.platform.clock.now().toISOString());
  return emblem ? { emblemSvg: emblem.svg } : {};
}

/** Own post with the phrase of the power, then the posts acted for, one per line (DOMAIN §4.6). */
export function signerOf(document: DocumentRow): PdfSigner {
  const position = document.signedByLines;
  return {
    name: document.signedByName ?? '',
    position: position.length > 0 ? position : [document.signedByPost ?? ''],
  };
}

/** The lines of a text that are not empty. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
