import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { AppError, civilDateAt } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, SignedContext } from '@sarn/platform-server';
import { isClassified } from '@sarn/document/contract';
import { fileOwnerKind, mayReadFiles } from '@sarn/document/server';
import type { AttachedFile, Dependencies, DocumentRow } from '@sarn/document/server';
import { copyPdf } from '@sarn/file/server';
import type { MarkedCopies } from '@sarn/file/server';
import { renderCopyMarks } from '@sarn/pdf/server';
import { fileTitle } from '../../contract/index.ts';
import type { getReceivedCopy, listReceivedCopies } from '../../contract/index.ts';
import { documentForReader } from '../printed-document.service.ts';
import { certifierOf, fileNames, rightsOf } from './copy.service.ts';

/** @throws AppError 'registry.not-found', 'registry.secret-reason' */
export async function receivedCopiesFor(
  deps: Dependencies,
  caller: Caller,
  documentId: string,
): Promise<OutputOf<typeof listReceivedCopies>> {
  const document = await documentForReader(deps, caller, documentId);
  const files = await receivedFiles(deps, caller, document);
  if (files.length === 0) return { files: [], kinds: [] };
  const { certifierPost } = await rightsOf(deps, caller, documentId);
  return {
    files: files.map(({ id, name }) => ({ id, name })),
    kinds: ['copy', ...(certifierPost === null ? [] : (['certified'] as const))],
  };
}

/**
 * The PDF files with which a letter came, for who may read them. A classified one has none here: by the regulation on
 * official secrets of 2544 it is copied by authority alone, and each copy has a number in the control register
 * (`classified-copy.service.ts`). A copy outside of it could not be found at an inspection.
 */
async function receivedFiles(
  deps: Dependencies,
  caller: Caller,
  { id, kind, secrecy }: DocumentRow,
): Promise<AttachedFile[]> {
  const { db } = deps.platform;
  if (kind !== 'outside' || isClassified(secrecy)) return [];
  if (!(await mayReadFiles(db, id, caller.principals))) return [];
  const files = await deps.files.list(db, fileOwnerKind, [id]);
  return files.filter(({ mediaType }) => mediaType === 'application/pdf');
}

/**
 * A copy of a received PDF: its pages as they came, in a file of their own with the marks of the copy. Nothing that was
 * written or stamped on it here is in it, and the stored bytes stay as they are.
 *
 * @throws AppError as the call declares
 * @rule saraban-2526 ข้อ 31
 * @assumed what is certified is the letter of the other agency, without the notes of this one
 */
export async function receivedCopyFor(
  deps: Dependencies,
  { caller, requestId }: SignedContext,
  { documentId, fileId, kind }: InputOf<typeof getReceivedCopy>,
): Promise<{ readonly bytes: Uint8Array; readonly name: string }> {
  const { db, clock, audit } = deps.platform;
  const document = await documentForReader(deps, caller, documentId);
  const file = (await receivedFiles(deps, caller, document)).find(({ id }) => id === fileId);
  if (!file) throw new AppError('printed-document.none');
  const rights = await rightsOf(deps, caller, documentId);
  const today = civilDateAt(clock.now());
  const certifier =
    kind === 'certified' ? { certifier: await certifierOf(deps, caller, rights, today) } : {};
  const source = await buffer(Readable.from(await deps.files.open(db, fileId)));
  const marks = {
    ...{ mark: 'สำเนา', note: isSigned(source) ? signedElsewhere : '', ...certifier },
    // So that the same copy is made of the same file whenever it is asked for.
    date: document.letterDate ?? civilDateAt(new Date(document.createdAt)),
  };
  const title = `${fileNames[kind]} ${document.letterNo} ${document.title}`;
  const bytes = await copied(deps, { source, title, by: caller.id }, marks);
  if (kind === 'certified') {
    await db.transaction((tx) =>
      audit.write(tx, {
        ...{ act: 'printed-document.received-copy-certified', callerId: caller.id, requestId },
        ...{ detail: { fileId }, subject: { kind: 'document', id: documentId } },
      }),
    );
  }
  return { bytes, name: `${fileTitle(title)}.pdf` };
}

const signedElsewhere = 'ต้นฉบับมีลายมือชื่อดิจิทัล สำเนานี้ไม่มีลายมือชื่อดิจิทัล';

/** Whether a PDF has a digital signature; which one, and whether it is right, is asked of the original. */
const isSigned = (bytes: Buffer): boolean => bytes.includes('/ByteRange');

async function copied(
  { platform: { log } }: Dependencies,
  file: MarkedCopies,
  marks: Omit<Parameters<typeof renderCopyMarks>[0], 'pages'>,
): Promise<Uint8Array> {
  try {
    return await copyPdf(file, (pages) => renderCopyMarks({ ...marks, pages }));
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.warn({ err: error }, 'no copy was made of a received file');
    throw new AppError('printed-document.unreadable-file');
  }
}
