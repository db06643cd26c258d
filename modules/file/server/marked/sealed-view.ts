import { buffer } from 'node:stream/consumers';
import { AppError } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import type { FileDependencies } from '../file-dependencies.ts';
import type { FileRow } from '../file.store.ts';
import { markPdf } from './marker.ts';
import type { MakeMarks } from './marker.ts';
import { isDrawable, pixelSize } from '../../contract/index.ts';

/** How a reader gets the encrypted files of an owner; decided by the owner's module. */
export interface SealedAccess {
  /** Unchanged, to be saved and printed. */
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

/**
 * Called for each view of a sealed file, after the reading rule allowed it; it records the view.
 */
export type SealedReader = (
  h: Handle,
  caller: Caller,
  file: { readonly id: string; readonly ownerId: string; readonly isKept: boolean },
) => Promise<SealedAccess>;
export type SealedReaders = Readonly<Record<string, SealedReader>>;

/**
 * A sealed file as this reader may get it: unchanged to be saved, else as a PDF with marks on
 * every page. A reader who may not save it gets pages that are pictures; one who may save it gets
 * pages with text, which can be selected and read aloud.
 *
 * @returns null where the file is sent unchanged
 * @throws AppError 'file.too-many-pixels' for a picture that is too large to be marked; 'file.view-only' for kinds
 *   that cannot be marked, and for saving without the right to; 'file.marking-too-slow'
 */
export async function markedView(
  { contents }: FileDependencies,
  { h, caller }: { readonly h: Handle; readonly caller: Caller },
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
  const how = { by: caller.id, isFlat: !access.mayKeep };
  if (!isPicture) return markPdf({ source: bytes, ...how }, access.marks);
  if (!isDrawable(bytes)) {
    const { width, height } = pixelSize(bytes) ?? { width: 0, height: 0 };
    throw new AppError('file.too-many-pixels', { name: file.name, width, height });
  }
  return markPdf({ source: await access.pageOf({ bytes, mediaType }), ...how }, access.marks);
}
