import { buffer } from 'node:stream/consumers';
import { AppError } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import type { FileDependencies } from '../file-dependencies.ts';
import type { FileRow } from '../file.store.ts';
import { markPdf } from './marker.ts';
import type { MakeMarks } from './marker.ts';
import { pictureSize } from './picture-size.ts';

/** How a reader may have the encrypted files of an owner; decided by the owner's module. */
export interface SealedAccess {
  /** As they are, to be kept and printed. */
  readonly mayKeep: boolean;
  /** Makes the watermark of every page for this reader: a PDF with pages of these sizes. */
  readonly marks: MakeMarks;
  /** Makes a PDF of one page of a picture. */
  readonly pageOf: (picture: Picture) => Promise<Uint8Array>;
}

export interface Picture {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/png' | 'image/jpeg';
}

/** Points of a picture that are drawn at most: some hundred bytes can claim thousands of millions. */
const mostPoints = 60_000_000;

/** Asked for each view of a sealed file, after the reader of its owner said yes; it notes the view. */
export type SealedReader = (
  h: Handle,
  caller: Caller,
  file: { readonly id: string; readonly ownerId: string; readonly isKept: boolean },
) => Promise<SealedAccess>;
export type SealedReaders = Readonly<Record<string, SealedReader>>;

/**
 * A sealed file as this reader may have it: unchanged to be kept, else as a PDF with marks on
 * every page. A reader who may not keep it gets pages that are pictures; one who may has the file
 * anyway, so its text can still be selected and read aloud.
 *
 * @returns null where it is given as it is
 * @throws AppError 'file.view-only' for kinds that cannot be marked, and for keeping without right
 */
export async function markedView(
  { contents }: FileDependencies,
  h: Handle,
  file: FileRow,
  access: SealedAccess,
  isKept: boolean,
): Promise<Uint8Array | null> {
  const refusal = new AppError('file.view-only', { name: file.name });
  if (isKept) {
    if (access.mayKeep) return null;
    throw refusal;
  }
  const { mediaType } = file;
  const isPicture = mediaType === 'image/png' || mediaType === 'image/jpeg';
  if (!isPicture && mediaType !== 'application/pdf') {
    if (access.mayKeep) return null;
    throw refusal;
  }
  const bytes = await buffer(await contents.open(h, file));
  if (!isPicture) return markPdf(bytes, access.marks, !access.mayKeep);
  const size = pictureSize(bytes);
  if (!size || size.width * size.height > mostPoints) throw refusal;
  return markPdf(await access.pageOf({ bytes, mediaType }), access.marks, !access.mayKeep);
}
