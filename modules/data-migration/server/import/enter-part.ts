import { newId } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Arrival } from '@sarn/file/server';
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
import type { TakenScans } from './taken-scans.ts';
import { tryIn } from '@sarn/platform-server';

const rowsOfPart = 500;
/** Most scans of one part: each may have 50 MB, and the part is one transaction. */
const scansOfPart = 25;

/** The kind of the documents of a register. */
const documentKinds: Readonly<Record<ImportRegisterKind, 'outside' | 'outgoing'>> = {
  receive: 'outside',
  outgoing: 'outgoing',
};

const listPart = async (h: Handle, run: RunRow): Promise<readonly GoodRow[]> =>
  withinScans(await listGood(h, run.id, run.stageRow, rowsOfPart));

/** Paths of the scans that the next rows name. */
export const scansOfRows = async (h: Handle, run: RunRow): Promise<readonly string[]> =>
  (await listPart(h, run)).flatMap(({ scans }) => scans);

/**
 * Enters the next rows: documents, numbers, readers, scans and their search text.
 *
 * @param scans those of `scansOfRows`
 */
export async function enterPart(
  importing: ImportContext,
  tx: Tx,
  run: RunRow,
  scans: TakenScans,
): Promise<Part> {
  const rows = await listPart(tx, run);
  const end = rows.at(-1);
  if (!end) return null;
  const book = await bookOf(importing.deps, tx, run);
  const documents = rows.map((row) => toDocument(row, book));
  const entered = await insertAll(importing, tx, documents, book);
  await attachScans(importing, tx, { run, rows, entered, scans });
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

interface ScansToAttach {
  readonly run: RunRow;
  readonly rows: readonly GoodRow[];
  /** Documents by the numbers of their rows. */
  readonly entered: ReadonlyMap<number, string>;
  readonly scans: TakenScans;
}

async function attachScans(
  importing: ImportContext,
  tx: Tx,
  { run, rows, entered, scans }: ScansToAttach,
): Promise<void> {
  for (const { row, scans: paths } of rows) {
    const documentId = entered.get(row);
    if (!documentId) continue;
    const problems: ImportProblem[] = [];
    for (const path of paths) {
      const taken = scans.get(path);
      // An import without a source of scans has none of them.
      if (!taken) continue;
      if ('problem' in taken) problems.push(taken.problem);
      else await attachScan(importing, tx, { run, documentId, path, arrival: taken.arrival });
    }
    if (problems.length > 0) await addProblems(tx, run.id, row, problems);
  }
}

interface ScanToAttach {
  readonly run: RunRow;
  readonly documentId: string;
  readonly path: string;
  readonly arrival: Arrival;
}

async function attachScan(
  { deps }: ImportContext,
  tx: Tx,
  { run, documentId, path, arrival }: ScanToAttach,
): Promise<void> {
  const by = run.createdBy;
  const file = await deps.files.keep(tx, arrival, { callerId: by });
  await deps.files.attach(tx, {
    ...{ fileIds: [file.id], uploaderId: by, ownerKind: fileOwnerKind, ownerId: documentId },
    role: 'main',
  });
  await noteAttached(tx, run.id, path);
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
