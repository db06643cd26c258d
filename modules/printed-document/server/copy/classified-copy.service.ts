import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { AppError, civilDateAt, formatDate } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle, KeptWith, SignedContext } from '@sarn/platform-server';
import { secretLimits } from '@sarn/classification/contract';
import {
  assertOpen,
  classTerm,
  copiesOfSets,
  enterCopies,
  isKeeper,
  isOpenTo,
  listCopySets,
  mayCopySecret,
} from '@sarn/classification/server';
import type { CopySet } from '@sarn/classification/server';
import { isClassified } from '@sarn/document/contract';
import { fileOwnerKind, findReadable, mayReadFiles, noteAct } from '@sarn/document/server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import { copyPdf } from '@sarn/file/server';
import { renderCopyMarks } from '@sarn/pdf/server';
import { printedForm } from '../../contract/index.ts';
import type {
  getClassifiedCopies,
  listClassifiedCopies,
  makeClassifiedCopies,
} from '../../contract/index.ts';
import { printedDocument } from '../printed-document.service.ts';
import { isDraft } from '../shared.model.ts';
import { certifierOf, rightsOf } from './copy.service.ts';

/** A person waits for the file, and the server holds it in memory. */
const mostPages = 400;

/** A classified document that the caller may read. @throws AppError 'registry.not-found' */
async function classifiedFor(h: Handle, caller: Caller, documentId: string): Promise<DocumentRow> {
  const document = await findReadable(h, documentId, caller.principals);
  if (!document || !isClassified(document.secrecy)) throw new AppError('registry.not-found');
  return document;
}

/** Of what copies are made: the issued pages of the document, and its PDF files. */
async function sourcesOf(deps: Dependencies, h: Handle, caller: Caller, document: DocumentRow) {
  const { id, kind } = document;
  if (kind !== 'outside' && isDraft(document)) return [];
  const pages = printedForm(document) === null ? [] : [{ fileId: null, name: '' }];
  if (!(await mayReadFiles(h, id, caller.principals))) return pages;
  const files = await deps.files.list(h, fileOwnerKind, [id]);
  const pdfs = files.filter(({ mediaType }) => mediaType === 'application/pdf');
  return [...pages, ...pdfs.map((file) => ({ fileId: file.id, name: file.name }))];
}

/** @throws AppError 'registry.not-found', 'registry.secret-reason' */
export async function classifiedCopiesFor(
  deps: Dependencies,
  caller: Caller,
  documentId: string,
): Promise<OutputOf<typeof listClassifiedCopies>> {
  const { db, clock } = deps.platform;
  const document = await classifiedFor(db, caller, documentId);
  if (!(await isOpenTo(db, caller, document, clock.now()))) {
    throw new AppError('registry.secret-reason');
  }
  const mayMake =
    (await mayCopySecret(db, caller, document)) &&
    (await rightsOf(deps, caller, documentId)).certifierPost !== null;
  const sets = await listCopySets(db, documentId);
  const copiesOf = await copiesOfSets(db, documentId);
  const cards = await deps.organisation.personCard(db, [...new Set(sets.map((set) => set.madeBy))]);
  return {
    sources: mayMake ? await sourcesOf(deps, db, caller, document) : [],
    sets: sets.map((set) => ({
      ...set,
      madeBy: cards.find(({ id }) => id === set.madeBy)?.name ?? '–',
      copies: copiesOf(set.id),
      mayPrint: isFresh(set, caller, clock.now()),
    })),
    mayRecord: isKeeper(caller.principals, caller.id, document, document.secrecy),
  };
}

/**
 * Whether the caller may still print them: a second printing would give a second paper with the same number.
 *
 * @assumed as long as a reading session lasts, for a printer that has no paper
 */
const isFresh = ({ madeBy, madeAt }: CopySet, caller: Caller, now: Date): boolean =>
  madeBy === caller.id &&
  now.getTime() - Date.parse(madeAt) < secretLimits.readingSessionMinutes * 60_000;

/**
 * Enters numbered copies. The file is opened before, so that no number is given to copies that cannot be printed, and
 * outside of the transaction, because a long file takes a while. The answer is kept with the numbers.
 *
 * @throws AppError as the call declares
 */
export async function makeCopies(
  deps: Dependencies,
  context: SignedContext,
  { documentId, fileId, ...asked }: InputOf<typeof makeClassifiedCopies>,
  keep: KeptWith<OutputOf<typeof makeClassifiedCopies>>,
): Promise<OutputOf<typeof makeClassifiedCopies>> {
  const { caller } = context;
  const { db, clock } = deps.platform;
  const document = await classifiedFor(db, caller, documentId);
  if (!(await isOpenTo(db, caller, document, clock.now()))) {
    throw new AppError('registry.secret-reason');
  }
  if (!(await mayCopySecret(db, caller, document))) throw new AppError('registry.secret-no-copies');
  if ((await rightsOf(deps, caller, documentId)).certifierPost === null) {
    throw new AppError('printed-document.not-certifier');
  }
  const sources = await sourcesOf(deps, db, caller, document);
  const source = sources.find((one) => one.fileId === fileId);
  if (!source) throw new AppError('printed-document.none');
  const pages = await pagesIn(deps, caller, await bytesOf(deps, document, fileId));
  const most = Math.max(1, Math.floor(mostPages / pages));
  if (asked.count > most) throw new AppError('printed-document.too-many-pages', { pages, most });
  const sourceName = source.name || ownPages;
  return db.transaction(async (tx) => {
    const set = await enterCopies(deps, tx, context, { ...asked, documentId, fileId, sourceName });
    const made = { id: set.id, first: set.first, last: set.last };
    // With the numbers: a repeat after a crash is answered with them, and makes no more.
    await keep(tx, made);
    return made;
  });
}

const ownPages = 'ตัวหนังสือ';

/**
 * The copies that the caller made: each page with the class and the number, the last of each with who certifies it.
 *
 * @throws AppError as the call declares
 * @assumed who made how many copies, and for which agency, stands on every page
 */
export async function copiesToPrint(
  deps: Dependencies,
  context: SignedContext,
  { documentId, setId }: InputOf<typeof getClassifiedCopies>,
): Promise<{ readonly bytes: Uint8Array; readonly name: string }> {
  const { caller } = context;
  const { db, clock } = deps.platform;
  const document = await classifiedFor(db, caller, documentId);
  await assertOpen(deps, db, caller, document);
  if (!(await mayCopySecret(db, caller, document))) throw new AppError('registry.secret-no-copies');
  const set = (await listCopySets(db, documentId)).find(({ id }) => id === setId);
  if (!set) throw new AppError('printed-document.none');
  if (!isFresh(set, caller, clock.now())) {
    throw new AppError('printed-document.copies-over', {
      minutes: secretLimits.readingSessionMinutes,
    });
  }
  const sources = await sourcesOf(deps, db, caller, document);
  if (!sources.some(({ fileId }) => fileId === set.fileId)) {
    throw new AppError('printed-document.none');
  }
  const bytes = await markedCopies(deps, caller, document, set);
  await db.transaction((tx) =>
    noteAct(deps, tx, context, {
      act: 'registry.secret-copy-print',
      subject: { kind: 'document', id: documentId },
      detail: { first: set.first, last: set.last },
    }),
  );
  // The name of a file is seen where the file is not: in lists of the device and of the printer.
  return { bytes, name: `${nameOf(set)}.pdf` };
}

const nameOf = ({ first, last }: CopySet): string =>
  `สำเนาหนังสือลับ ชุดที่ ${first === last ? first : `${first}-${last}`}`;

async function markedCopies(
  deps: Dependencies,
  caller: Caller,
  document: DocumentRow,
  set: CopySet,
): Promise<Uint8Array> {
  const { first, last, madeAt } = set;
  const day = civilDateAt(madeAt);
  const rights = await rightsOf(deps, caller, document.id);
  const certifier = await certifierOf(deps, caller, rights, day);
  const [unit] = await deps.organisation.units(deps.platform.db, [document.ownerUnitId]);
  const count = last - first + 1;
  const at = formatDate(day, 'short', 'th');
  const maker = [certifier.name, certifier.post, unit?.name].filter(Boolean).join(' ');
  const marks = {
    ...{ mark: 'สำเนา', certifier, date: day },
    note: `จัดทำ ${count} ชุด เมื่อ ${at} โดย ${maker}`,
    numbered: {
      ...{ first, count, total: last },
      // The pages that were written here have the class already.
      secrecy: set.fileId === null ? '' : classTerm(document.secrecy),
    },
  };
  const source = await bytesOf(deps, document, set.fileId);
  return readable(deps, () =>
    copyPdf({ source, title: nameOf(set), times: count, by: caller.id }, (pages) =>
      renderCopyMarks({ ...marks, pages }),
    ),
  );
}

async function bytesOf(
  deps: Dependencies,
  document: DocumentRow,
  fileId: string | null,
): Promise<Uint8Array> {
  const { db } = deps.platform;
  if (fileId !== null) return buffer(Readable.from(await deps.files.open(db, fileId)));
  const bytes = await printedDocument(deps, db, document);
  if (!bytes) throw new AppError('printed-document.none');
  return bytes;
}

/** How many pages a PDF has. @throws AppError 'printed-document.unreadable-file' */
async function pagesIn(deps: Dependencies, caller: Caller, source: Uint8Array): Promise<number> {
  let count = 0;
  const counted = new Error('only the pages were wanted');
  const stopped = copyPdf({ source, title: '', by: caller.id }, (pages) => {
    count = pages.length;
    return Promise.reject(counted);
  }).catch((error: unknown) => {
    if (error !== counted) throw error;
  });
  await readable(deps, () => stopped);
  return count;
}

/** What the file says goes into no log: only that it is not read. */
async function readable<T>(
  { platform: { log } }: Dependencies,
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.warn({}, 'no copy was made of a file of a classified document');
    throw new AppError('printed-document.unreadable-file');
  }
}
