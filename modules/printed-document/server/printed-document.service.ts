import { AppError } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import { findReadable } from '@sarn/document/server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import { renderHtml } from '@sarn/pdf/server';
import { fileTitle, formOf, isPrintedForReaders } from '../contract/index.ts';
import { documentModel } from './document.model.ts';
import { pageInput } from './version/made-pages.ts';
import { withStamp } from './stamped-pages.ts';
import { pagesOf, readPages } from './version/version.service.ts';
import { findSignedId } from './version/version.store.ts';

/**
 * A document as it is printed, as PDF/A-3b: the pages that are kept, else made afresh.
 *
 * @returns null where it has no text of its own: its files are the document
 */
export async function printedDocument(
  deps: Dependencies,
  h: Handle,
  document: DocumentRow,
): Promise<Uint8Array | null> {
  const input = await pageInput(deps, h, document);
  return input && pagesOf(deps, h, document.id, input);
}

/**
 * The document for a reader, under the rules of its page.
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
  if (!document) throw new AppError('registry.not-found');
  for (const rule of deps.detail.readingRules) await rule(deps, db, caller, document);
  return document;
}

/** Name of the file of its pages. */
export const pagesName = ({ letterNo, title }: DocumentRow): string =>
  `${fileTitle(`${letterNo} ${title}`)}.pdf`;

/**
 * Its pages for a reader, which are kept.
 *
 * @throws AppError 'registry.not-found', 'registry.secret-reason', 'printed-document.none'
 */
export async function printedFor(
  deps: Dependencies,
  caller: Caller,
  documentId: string,
): Promise<{ readonly bytes: Uint8Array; readonly name: string }> {
  const document = await documentForReader(deps, caller, documentId);
  const bytes = isPrintedForReaders(document) && (await readPages(deps, caller, document));
  if (!bytes) throw new AppError('printed-document.none');
  const { db } = deps.platform;
  // A stamp would change the signed file, and whoever checks it would be told so.
  const isSigned = (await findSignedId(db, documentId)) !== undefined;
  const shown = isSigned ? bytes : await withStamp(deps, { h: db, by: caller.id }, document, bytes);
  return { bytes: shown, name: pagesName(document) };
}

/**
 * The words of its pages as structured HTML, also of a document that has no pages for its readers: a
 * classified one, or one whose text is not written.
 *
 * @throws AppError 'registry.not-found', 'registry.secret-reason', 'printed-document.none',
 *   'pdf.unsupported-node'
 */
export async function printedTextFor(
  deps: Dependencies,
  caller: Caller,
  documentId: string,
): Promise<{ readonly html: string }> {
  const document = await documentForReader(deps, caller, documentId);
  const form = formOf(document.kind);
  const model = form && (await documentModel(deps, deps.platform.db, document, form, caller));
  if (!model) throw new AppError('printed-document.none');
  return { html: renderHtml(model) };
}
