import { AppError, newId } from '@sarn/kernel';
import { ZipError } from '@sarn/platform-server';
import type { Tx } from '@sarn/platform-server';
import { LetterFields } from '@sarn/correspondence/contract';
import type { ImportProblem, ImportRegisterKind } from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { fileOwnerKind } from '@sarn/document/server';
import { unitReaderKeys } from '@sarn/document/server';
import { refreshFind } from '@sarn/search/server';
import { duplicateKeyOf, searchTextOf } from '@sarn/search/server';
import { dropZip } from './import-files.ts';
import type { Part, ImportContext } from './part.ts';
import { addProblems, countRows, listGood, noteAttached, refuseRow } from './import-row.store.ts';
import type { GoodRow } from './import-row.store.ts';
import { updateRun } from './import-run.store.ts';
import type { RunRow } from './import-run.store.ts';
import type { ImportedDocument } from './imported-document.store.ts';
import { insertDocuments } from './document-set.ts';
import type { ImportedBook } from './document-set.ts';
import { folderSource, zipSource } from './scan-source.ts';
import type { ScanSource } from './scan-source.ts';
import { tryIn } from '@sarn/platform-server';

const rowsOfPart = 500;
/** Most scans of one part: each may have 50 MB, and the part is one transaction. */
const scansOfPart = 25;

/** The kind of the documents of a register. */
const documentKinds: Readonly<Record<ImportRegisterKind, 'outside' | 'outgoing'>> = {
  receive: 'outside',
  outgoing: 'outgoing',
};

/** Enters the next rows: documents, numbers, readers, scans and their search text. */
export async function enterPart(importing: ImportContext, tx: Tx, run: RunRow): Promise<Part> {
  const rows = withinScans(await listGood(tx, run.id, run.stageRow, rowsOfPart));
  const end = rows.at(-1);
  if (!end) return null;
  const book = await bookOf(importing.deps, tx, run);
  const documents = rows.map((row) => toDocument(row, book));
  const entered = await insertAll(importing, tx, documents, book);
  await attachScans(importing, tx, run, rows, entered);
  // Last, because it blocks every other update of the search index.
  await refreshFind(tx, importing.deps.searched, rows.length + rowsOfPart);
  return { lastRow: end.row, count: rows.length };
}

function withinScans(rows: readonly GoodRow[]): GoodRow[] {
  let scans = 0;
  const end = rows.findIndex((row, index) => {
    scans += row.scans.length;
    return index > 0 && scans > scansOfPart;
  });
  return end < 0 ? [...rows] : rows.slice(0, end);
}

async function bookOf(deps: Dependencies, tx: Tx, run: RunRow): Promise<ImportedBook> {
  const { unitId, kind, year, registerId } = run;
  if (!unitId || !kind || year === null || !registerId)
    throw new Error('an import without a register');
  const ancestors = await deps.organisation.ancestors(tx, unitId);
  const root = await deps.organisation.rootUnit(tx);
  return {
    ...{ runId: run.id, unitId, registerId, year, personId: run.createdBy },
    documentKind: documentKinds[kind],
    readers: [...new Set([...unitReaderKeys(ancestors), `clerk:${root.id}`])],
    letterFields: kind === 'outgoing' ? LetterFields.parse({}) : null,
  };
}

function toDocument({ row, read }: GoodRow, { documentKind }: ImportedBook): ImportedDocument {
  const { title, sender, addressee, letterNo, letterDate, speed, note, oldId, action } = read;
  const isKnown = sender !== '' && letterNo !== '' && letterDate !== null;
  const isReceived = documentKind === 'outside';
  return {
    ...{ id: newId(), row, entryId: newId(), number: read.number, title, sender, addressee },
    ...{ letterNo, letterDate, speed, oldId, action },
    // The search index reads the remark here, and the old id and the action in `imported_document`.
    note,
    shareRef: newId().replaceAll('-', ''),
    duplicateKey: isReceived && isKnown ? duplicateKeyOf(sender, letterNo, letterDate) : null,
    searchText: searchTextOf([title, sender, letterNo, addressee, oldId]),
    at: new Date(`${read.receivedOn}T${read.time}:00+07:00`).toISOString(),
  };
}

/** All at once; where the database refuses one, each alone, so that only that one is left out. */
async function insertAll(
  { deps }: ImportContext,
  tx: Tx,
  documents: readonly ImportedDocument[],
  book: ImportedBook,
): Promise<ReadonlyMap<number, string>> {
  const isWhole = await tryIn(tx, () => insertDocuments(tx, documents, book));
  if (isWhole === null) return new Map(documents.map(({ row, id }) => [row, id]));
  const entered = new Map<number, string>();
  for (const document of documents) {
    const error = await tryIn(tx, () => insertDocuments(tx, [document], book));
    if (error === null) entered.set(document.row, document.id);
    else {
      deps.platform.log.warn(
        { code: error.code, row: document.row },
        'a row of an import was refused',
      );
      await refuseRow(tx, book.runId, document.row, refusal(error.code, document));
    }
  }
  return entered;
}

const refusal = (code: string, { number }: ImportedDocument): ImportProblem => ({
  code: code === '23505' ? 'number-taken' : 'refused',
  field: 'number',
  cell: String(number),
});

async function attachScans(
  importing: ImportContext,
  tx: Tx,
  run: RunRow,
  rows: readonly GoodRow[],
  entered: ReadonlyMap<number, string>,
): Promise<void> {
  const source = rows.some(({ scans }) => scans.length > 0) ? sourceOf(importing, run) : null;
  if (!source) return;
  for (const { row, scans } of rows) {
    const documentId = entered.get(row);
    if (!documentId) continue;
    const problems: ImportProblem[] = [];
    for (const path of scans) {
      const problem = await attachScan(importing, tx, { run, documentId, source, path });
      if (problem) problems.push(problem);
    }
    if (problems.length > 0) await addProblems(tx, run.id, row, problems);
  }
}

function sourceOf({ files }: ImportContext, run: RunRow): ScanSource | null {
  if (run.scansKind === 'zip') return zipSource(files.zipOf(run.id));
  return run.scansPath ? folderSource(run.scansPath) : null;
}

interface Scan {
  readonly run: RunRow;
  readonly documentId: string;
  readonly source: ScanSource;
  readonly path: string;
}

/** @returns what is wrong with the scan; the letter is entered without it */
async function attachScan(
  { deps }: ImportContext,
  tx: Tx,
  { run, documentId, source, path }: Scan,
): Promise<ImportProblem | null> {
  const by = run.createdBy;
  const bytes = await readScan(source, path);
  const name = path.slice(path.lastIndexOf('/') + 1);
  try {
    if (!bytes) throw new AppError('file.pdf-unreadable', { name });
    const file = await deps.files.importBytes(tx, { bytes, name, by });
    await deps.files.attach(tx, {
      ...{ fileIds: [file.id], uploaderId: by, ownerKind: fileOwnerKind, ownerId: documentId },
      role: 'main',
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const code = typeCodes.has(error.code) ? 'scan-type' : 'scan-broken';
    return { code, field: 'fileName', cell: name.slice(0, 200), params: { name } };
  }
  await noteAttached(tx, run.id, path);
  return null;
}

const typeCodes = new Set(['file.type-not-allowed', 'file.extension-mismatch', 'file.empty']);

/** Null where it cannot be read: removed meanwhile, or damaged in the zip. */
async function readScan(source: ScanSource, path: string): Promise<Buffer | null> {
  try {
    return await source.read(path);
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (error instanceof ZipError || error instanceof AppError) return null;
    if (['ENOENT', 'EACCES', 'EISDIR'].includes(code)) return null;
    throw error;
  }
}

/** All rows are entered: the report is complete, and the zip is no longer needed. */
export async function endEntering(
  { deps, files }: ImportContext,
  tx: Tx,
  run: RunRow,
): Promise<void> {
  const endedAt = deps.platform.clock.now().toISOString();
  await updateRun(tx, run.id, { state: 'DONE', endedAt });
  const { done, bad, scansAttached } = await countRows(tx, run.id);
  await deps.platform.audit.write(tx, {
    act: 'registry.import-done',
    callerId: run.createdBy,
    subject: { kind: 'import', id: run.id },
    detail: { entered: done, leftOut: bad, scans: scansAttached },
    requestId: run.requestId,
  });
  tx.afterCommit(() => void dropZip(deps.platform.log, files, run.id));
}
