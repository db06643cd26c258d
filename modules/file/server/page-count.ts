import type { Tx } from '@sarn/platform-server';
import { fileLimits } from '../contract/index.ts';
import type { ByteFolder } from './byte-folder.ts';
import { findFile, keepPageCount } from './file.store.ts';
import type { PdfReader } from './pdf-reader.ts';

/**
 * How many pages a PDF has, read and kept where nobody counted them: its bytes were stored before by the program
 * itself, which does not check what it made.
 *
 * @returns null for other kinds of files, encrypted ones, and where it is not read in time
 */
export async function countPages(
  { folder, pdfs }: { readonly folder: ByteFolder; readonly pdfs: PdfReader },
  tx: Tx,
  id: string,
): Promise<number | null> {
  const file = await findFile(tx, id);
  if (!file || file.mediaType !== 'application/pdf') return null;
  if (file.pageCount !== null || file.isSealed) return file.pageCount;
  const order = {
    path: folder.pathOf(file.sha256),
    maxTextLength: 0,
    textMs: fileLimits.textMs,
  };
  const answer = await pdfs.read(order, 'pages');
  if ('failure' in answer) return null;
  await keepPageCount(tx, file.sha256, answer.pageCount);
  return answer.pageCount;
}
