import { buffer } from 'node:stream/consumers';
import { AppError } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import type { FileDesk } from '../file.service.ts';
import type { FileRow } from '../file.store.ts';
import { markPdf } from './marker.ts';
import type { MakeMarks } from './marker.ts';

/** How a reader may have the encrypted files of a thing; told by the module of its owner. */
export interface SealedAccess {
  /** As they are, to be kept and printed. */
  readonly mayKeep: boolean;
  /** Sets what stands on every page while he reads: a PDF of its own, of pages of these sizes. */
  readonly marks: MakeMarks;
}

/** Asked for each view of a sealed file, after the reader of its owner said yes; it notes the view. */
export type SealedReader = (
  h: Handle,
  caller: Caller,
  file: { readonly id: string; readonly ownerId: string; readonly isKept: boolean },
) => Promise<SealedAccess>;
export type SealedReaders = Readonly<Record<string, SealedReader>>;

/**
 * A sealed file as this reader may have it: as it is where he may keep it, else as a PDF with
 * marks on every page.
 *
 * @returns null where it is given as it is
 * @throws AppError 'file.view-only' for kinds that cannot be marked, and where he asks to keep it
 */
export async function markedView(
  { contents }: FileDesk,
  h: Handle,
  file: FileRow,
  access: SealedAccess,
  isKept: boolean,
): Promise<Uint8Array | null> {
  if (isKept) {
    if (access.mayKeep) return null;
    throw new AppError('file.view-only', { name: file.name });
  }
  if (file.mediaType !== 'application/pdf') {
    if (access.mayKeep) return null;
    throw new AppError('file.view-only', { name: file.name });
  }
  const source = await buffer(await contents.open(h, file));
  return markPdf(source, access.marks);
}
