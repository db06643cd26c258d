import { AppError } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { z } from 'zod';
import type { Deps } from '../dependencies.ts';
import { openCarried, sealCarried } from './carried.ts';
import { findByCode } from '../signature.store.ts';
import { NumberTaken } from './numbers.ts';

/**
 * What was fixed before the secret was typed, and is the same again when it is signed. The client carries it, sealed:
 * nothing is kept of a signature that nobody makes.
 */
const Preparation = z.object({
  documentId: z.string(),
  certificateId: z.string(),
  code: z.string(),
  /** The time that the signature tells. */
  at: z.string(),
  /** Until when it may be signed. */
  until: z.string(),
  /** Digest of the pages, as `pageInput` has it. */
  pages: z.string(),
  /** SHA-256 of the bytes that are signed, as it was shown. */
  sha256: z.string(),
  /** The number that it takes as the next one; left out where it gets none, or one that is reserved. */
  taken: NumberTaken.optional(),
});
export type Preparation = z.output<typeof Preparation>;

const ownerOf = (personId: string): string => `signature.preparation ${personId}`;

/** For one person: nobody else can sign with it. */
export const sealedPreparation = (
  deps: Pick<Deps, 'needs'>,
  personId: string,
  preparation: Preparation,
): string => sealCarried(deps, ownerOf(personId), preparation);

/** @returns undefined for one of another person, document or installation, for one that ended, and for a used one */
export async function openPreparation(
  deps: Deps,
  h: Handle,
  personId: string,
  { documentId, prepared }: { readonly documentId: string; readonly prepared: string },
): Promise<Preparation | undefined> {
  const found = openCarried(deps, ownerOf(personId), { sealed: prepared, as: Preparation });
  if (!found || found.documentId !== documentId) return undefined;
  if (found.until <= deps.documents.platform.clock.now().toISOString()) return undefined;
  // Codes are never given twice.
  return (await findByCode(h, found.code)) ? undefined : found;
}

/** What is signed is what was shown, or nothing is signed. @throws AppError 'signature.prepared-anew' */
export function assertAsShown(preparation: Preparation | undefined, signedSha256: string): void {
  if (preparation && preparation.sha256 !== signedSha256) {
    throw new AppError('signature.prepared-anew');
  }
}
