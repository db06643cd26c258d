import { getDocument } from '@sarn/document/contract';
import { fetchOriginal } from '@sarn/file/web';
import { formOf, getPrintedDocument } from '@sarn/printed-document/contract';
import { ApiError, call, download } from '@sarn/platform-web';

/** A file of a document, to be printed or saved. */
export interface Piece {
  readonly name: string;
  readonly blob: Blob;
}

/**
 * What is printed of a document: its own pages, or its files where it came as files.
 *
 * @throws ApiError as for reading it; also where it may be viewed only
 */
export async function piecesOf({ documentId, kind }: Asked): Promise<readonly Piece[]> {
  return (formOf(kind) && (await pagesOf(documentId))) ?? filesOf(documentId);
}

interface Asked {
  readonly documentId: string;
  readonly kind: string;
}

/** Undefined where it has no pages of its own. */
async function pagesOf(documentId: string): Promise<readonly Piece[] | undefined> {
  try {
    const { blob, fileName } = await download(getPrintedDocument, { documentId });
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
