import { AppError } from '@sarn/kernel';
import type { Caller, Handle, Tx } from '@sarn/platform-server';
import {
  fileOwnerKind,
  findReadable,
  findReadableForUpdate,
  isOfItsLine,
  mayReadFiles,
} from '@sarn/document/server';
import type { AttachedFile, Dependencies, DocumentRow } from '@sarn/document/server';
import { hasPages, isPicture } from '../contract/index.ts';
import type { writingRefusals } from '../contract/index.ts';
import { findWorkKey, listRows } from './annotation.store.ts';
import type { AnnotationRow } from './annotation.store.ts';

/**
 * The document for a reader, under the rules of its page and of its files.
 *
 * @throws AppError 'registry.not-found', 'registry.secret-reason'
 */
export async function documentForReader(
  deps: Dependencies,
  caller: Caller,
  documentId: string,
): Promise<DocumentRow> {
  const { db } = deps.platform;
  const document = await findReadable(db, documentId, caller.principals);
  if (!document || !(await mayReadFiles(db, documentId, caller.principals))) {
    throw new AppError('registry.not-found');
  }
  for (const rule of deps.detail.readingRules) await rule(deps, db, caller, document);
  return document;
}

/**
 * The document for an act, held until the end of the transaction. Nothing of it is shown, so no reason for
 * reading is asked.
 *
 * @throws AppError 'registry.not-found'
 */
export async function holdDocumentFor(
  tx: Tx,
  principals: readonly string[],
  documentId: string,
): Promise<DocumentRow> {
  const document = await findReadableForUpdate(tx, documentId, principals);
  if (!document || document.destroyedAt) throw new AppError('registry.not-found');
  return document;
}

/**
 * The annotations that a reader of the document sees. Whoever only a circulation, or everybody's right, shows it reads
 * no notes, as in the history of its page: what those who work on it wrote to each other is not circulated.
 */
export async function rowsForReader(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  documentId: string,
): Promise<AnnotationRow[]> {
  const rows = await listRows(h, documentId, caller.principals);
  if (await isOfItsLine(deps, h, caller, { id: documentId })) return rows;
  return rows.filter(({ kind }) => kind === 'stamp' || kind === 'qr');
}

/** A current file of a document that has pages. @throws AppError 'annotation.no-pages' */
export async function pagedFile(
  { files }: Pick<Dependencies, 'files'>,
  h: Handle,
  documentId: string,
  fileId: string,
): Promise<AttachedFile> {
  const found = (await files.list(h, fileOwnerKind, [documentId])).find(({ id }) => id === fileId);
  if (!found || !hasPages(found.mediaType)) throw new AppError('annotation.no-pages');
  return found;
}

/** How many pages of a file can be written on; null where it cannot be told. */
export async function pagesOf(
  { files }: Pick<Dependencies, 'files'>,
  tx: Tx,
  { id, mediaType, pageCount }: AttachedFile,
): Promise<number | null> {
  if (isPicture(mediaType)) return 1;
  return pageCount ?? files.countPages(tx, id);
}

type Writing =
  | { readonly refusal: (typeof writingRefusals)[number] }
  | { readonly refusal: null; readonly workKey: string };

/** By which key somebody may write on a document, or why not. */
export async function writingBy(
  h: Handle,
  { id }: Pick<DocumentRow, 'id'>,
  principals: readonly string[],
): Promise<Writing> {
  const workKey = await findWorkKey(h, id, principals);
  return workKey === undefined
    ? { refusal: 'annotation.not-with-you' }
    : { refusal: null, workKey };
}
