import type { Database, Tx } from '@sarn/platform-server';
import { fileLimits } from '../contract/index.ts';
import type { ByteFolder } from './byte-folder.ts';
import { findFile, keepPageCount } from './file.store.ts';
import type { PdfReader } from './pdf-reader.ts';

interface Counting {
  readonly db: Database;
  readonly folder: ByteFolder;
  readonly pdfs: PdfReader;
}

/**
 * How many pages a PDF has, read and kept where nobody counted them: its bytes were stored before by the program
 * itself, which does not check what it made. The transaction waits for no reading: it begins anew with the count
 * (`Tx.askedBefore`).
 *
 * @returns null for other kinds of files, encrypted ones, and where it is not read in time
 */
export async function countPages(counting: Counting, tx: Tx, id: string): Promise<number | null> {
  const file = await findFile(tx, id);
  if (!file || file.mediaType !== 'application/pdf') return null;
  if (file.pageCount !== null || file.isSealed) return file.pageCount;
  const { sha256 } = file;
  const isRead = await tx.askedBefore(`pages of ${sha256}`, () => readCount(counting, sha256));
  return isRead ? ((await findFile(tx, id))?.pageCount ?? null) : null;
}

/** @returns whether it was read */
async function readCount({ db, folder, pdfs }: Counting, sha256: string): Promise<boolean> {
  const order = { path: folder.pathOf(sha256), maxTextLength: 0, textMs: fileLimits.textMs };
  const answer = await pdfs.read(order, 'pages');
  if ('failure' in answer) return false;
  await db.transaction((tx) => keepPageCount(tx, sha256, answer.pageCount));
  return true;
}
