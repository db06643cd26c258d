import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller } from '@sarn/platform-server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import type { PrintedDocument } from '@sarn/pdf/contract';
import { isPrintedForReaders } from '../../contract/index.ts';
import type {
  PrintedVersion,
  comparePrintedVersions,
  getPrintedVersion,
  listPrintedVersions,
} from '../../contract/index.ts';
import { documentForReader, pagesName } from '../printed-document.service.ts';
import { changesBetween } from './changes.ts';
import { pageInput } from './made-pages.ts';
import { bytesOf } from './version.service.ts';
import { findModel, listVersions } from './version.store.ts';

/** The versions that the caller may see. @throws AppError 'registry.not-found', 'registry.secret-reason' */
export async function versionsForReader(
  deps: Dependencies,
  caller: Caller,
  { documentId }: InputOf<typeof listPrintedVersions>,
): Promise<OutputOf<typeof listPrintedVersions>> {
  return { rows: await rowsFor(deps, caller, await documentForReader(deps, caller, documentId)) };
}

/** None of a classified document: its pages would need the marks of each reader. */
const rowsFor = async (
  { platform }: Dependencies,
  caller: Caller,
  document: DocumentRow,
): Promise<PrintedVersion[]> =>
  isPrintedForReaders(document)
    ? listVersions(platform.db, document.id, {
        personId: caller.id,
        isAuthor: document.authorId === caller.id,
      })
    : [];

/** The pages of one of them. @throws AppError also 'printed-document.none' for one that is not theirs to see */
export async function versionForReader(
  deps: Dependencies,
  caller: Caller,
  { documentId, versionId }: InputOf<typeof getPrintedVersion>,
): Promise<{ readonly bytes: Uint8Array; readonly name: string }> {
  const document = await documentForReader(deps, caller, documentId);
  await assertShown(deps, caller, document, versionId);
  return { bytes: await bytesOf(deps, deps.platform.db, versionId), name: pagesName(document) };
}

/** What changed since a version. @throws AppError as `versionForReader` */
export async function changesForReader(
  deps: Dependencies,
  caller: Caller,
  { documentId, versionId, to }: InputOf<typeof comparePrintedVersions>,
): Promise<OutputOf<typeof comparePrintedVersions>> {
  const { db } = deps.platform;
  const document = await documentForReader(deps, caller, documentId);
  for (const id of [versionId, ...(to ? [to] : [])]) {
    await assertShown(deps, caller, document, id);
  }
  const before = await findModel(db, documentId, versionId);
  const after = to
    ? await findModel(db, documentId, to)
    : (await pageInput(deps, db, document, caller))?.model;
  return { paragraphs: changesBetween(known(before), known(after)) };
}

async function assertShown(
  deps: Dependencies,
  caller: Caller,
  document: DocumentRow,
  versionId: string,
): Promise<void> {
  const rows = await rowsFor(deps, caller, document);
  if (!rows.some(({ id }) => id === versionId)) throw new AppError('printed-document.none');
}

function known(model: PrintedDocument | undefined): PrintedDocument {
  if (!model) throw new AppError('printed-document.none');
  return model;
}
