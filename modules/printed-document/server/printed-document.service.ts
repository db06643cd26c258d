import { AppError } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import { findReadable } from '@sarn/document/server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import { isPrintedForReaders, printedForm } from '../contract/index.ts';
import { printLetter } from './letter.print.ts';
import { printMemo } from './memo.print.ts';
import { isIssued } from './shared.print.ts';

const printers = { letter: printLetter, memo: printMemo };

/**
 * A document as it is printed, as PDF/A-3b.
 *
 * @returns null where it has no text of its own, or no number yet: its files are the document
 */
export async function printedDocument(
  deps: Dependencies,
  h: Handle,
  document: DocumentRow,
): Promise<Uint8Array | null> {
  const form = printedForm(document);
  return form && isIssued(document) ? printers[form](deps, h, document) : null;
}

/**
 * The same for a reader, under the rules of the document's page.
 *
 * @throws AppError 'registry.not-found', 'registry.secret-reason', 'printed-document.none'
 */
export async function printedFor(
  deps: Dependencies,
  caller: Caller,
  documentId: string,
): Promise<{ readonly bytes: Uint8Array; readonly name: string }> {
  const { db } = deps.platform;
  const document = await findReadable(db, documentId, caller.principals);
  if (!document) throw new AppError('registry.not-found');
  for (const rule of deps.detail.readingRules) await rule(deps, db, caller, document);
  const bytes = isPrintedForReaders(document) && (await printedDocument(deps, db, document));
  if (!bytes) throw new AppError('printed-document.none');
  return { bytes, name: fileNameOf(document) };
}

/** The number and the subject, without what no file system takes. */
const fileNameOf = ({ letterNo, title }: DocumentRow): string =>
  `${`${letterNo} ${title}`
    .replace(/[\\/:*?"<>|\s]+/g, ' ')
    .trim()
    .slice(0, 120)}.pdf`;
