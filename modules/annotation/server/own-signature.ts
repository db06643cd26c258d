import { AppError } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import { findCurrentSignature } from '@sarn/profile/server';
import type { SignatureBytes } from '@sarn/profile/server';
import type { SignatureContent } from '../contract/index.ts';

/** The picture of the person's signature of today; null without one. */
export async function ownSignature(h: Handle, personId: string): Promise<SignatureContent | null> {
  const found = await findCurrentSignature(h, personId, 'full');
  return found ? contentOf(found) : null;
}

/**
 * The same to be placed on a page, which then holds a copy of its own: nothing of the profile is kept for it.
 *
 * @throws AppError 'annotation.no-signature'
 */
export async function placedSignature(tx: Tx, personId: string): Promise<SignatureContent> {
  const found = await findCurrentSignature(tx, personId, 'full');
  if (!found) throw new AppError('annotation.no-signature');
  return contentOf(found);
}

function contentOf({ png }: SignatureBytes): SignatureContent {
  // The header of a PNG: width and height are its first two numbers.
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  return { kind: 'signature', png: png.toString('base64'), width, height };
}
