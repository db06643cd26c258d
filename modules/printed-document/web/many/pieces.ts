import { getDocument } from '@sarn/document/contract';
import { fetchOriginal } from '@sarn/file/web';
import { formOf } from '@sarn/printed-document/contract';
import { ApiError, call } from '@sarn/platform-web';
import { fetchEdition } from '../copy/copy.client.ts';
import type { Edition } from '../copy/copy.client.ts';

/** A file of a document, to be printed or saved. */
export interface Piece {
  readonly name: string;
  readonly blob: Blob;
}

/**
 * What is printed of a document: its own pages, or its files where it came as files; of copies only pages.
 *
 * @throws ApiError as for reading it; also where it may be viewed only, or the caller may not have the copy
 */
export async function piecesOf(
  { documentId, kind }: Asked,
  edition: Edition,
): Promise<readonly Piece[]> {
  const pages = formOf(kind) ? await pagesOf(documentId, edition) : undefined;
  return pages ?? (edition === 'original' ? filesOf(documentId) : []);
}

interface Asked {
  readonly documentId: string;
  readonly kind: string;
}

/** Undefined where it has no pages of its own. */
async function pagesOf(
  documentId: string,
  edition: Edition,
): Promise<readonly Piece[] | undefined> {
  try {
    const { blob, fileName } = await fetchEdition(documentId, edition);
    return [{ blob, name: fileName }];
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'printed-document.none') throw error;
    return undefined;
  }
}

async function filesOf(documentId: string): Promise<readonly Piece[]> {
  const { item } = await call(getDocument, { documentId });
  const pieces: Piece[] = [];
  for (const { id, name } of item.files) pieces.push({ name, blob: await fetchOriginal(id) });
  return pieces;
}
