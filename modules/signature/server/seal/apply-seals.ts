import { createHash } from 'node:crypto';
import { findDocument } from '@sarn/document/server';
import type { DocumentRow } from '@sarn/document/server';
import { AppError, civilDateAt } from '@sarn/kernel';
import { renderSealWords, sealTexts } from '@sarn/pdf/server';
import type { Tx } from '@sarn/platform-server';
import { lengthenSignedFile, pageInput, signedFileOf } from '@sarn/printed-document/server';
import { keySigner, sealPdf } from '@sarn/signing/server';
import type { Signer, TimestampSource } from '@sarn/signing/server';
import type { Deps } from '../dependencies.ts';
import { stampingOf } from '../timestamps/timestamp-source.ts';
import {
  listDueSeals,
  listSeals,
  lockSeals,
  markSealed,
  noteSealFailure,
} from './agency-seal.store.ts';
import type { SealRow } from './agency-seal.store.ts';

/** Documents of one run; the next one goes on. */
const mostOfRun = 200;
const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Fills fields of signed files with the e-seal of the agency after the act that they wait for: number and day after
 * `number`, the stamp after `seal`. It works after the commit of the act, so that no transaction is open while the words
 * are typeset and signed; what a process that ended left behind, the job of the next minute does.
 */
export function createSealing(deps: Deps) {
  const { log } = deps.documents.platform;
  let running: Promise<void> = Promise.resolve();
  return {
    begin: (tx: Tx): void =>
      tx.afterCommit(() => {
        running = running
          .then(() => applyAll(deps))
          .catch((error: unknown) => log.error({ err: error }, 'e-seals of signed files'));
      }),
    settled: (): Promise<void> => running,
  };
}

export type Sealing = ReturnType<typeof createSealing>;

async function applyAll(deps: Deps): Promise<void> {
  const { db, clock, log } = deps.documents.platform;
  const due = await listDueSeals(db, clock.now().toISOString(), mostOfRun);
  for (const documentId of due) {
    const rows = (await listSeals(db, documentId)).filter(isDue);
    try {
      await apply(deps, documentId, rows);
    } catch (error) {
      log.error({ err: error, documentId }, 'the e-seal was not added to a signed file');
      await noteFailure(
        deps,
        rows,
        error instanceof AppError ? error.code : 'signature.unexpected',
      );
    }
  }
}

const isDue = ({ dueAt, sealedAt, needsSecond, confirmedBy }: SealRow): boolean =>
  dueAt !== null && sealedAt === null && (!needsSecond || confirmedBy !== null);

/** The next try is after a minute, then after twice as long each time, a day at most. */
async function noteFailure(deps: Deps, rows: readonly SealRow[], failure: string): Promise<void> {
  const { db, clock } = deps.documents.platform;
  const ids = rows.map(({ id }) => id);
  const tries = Math.max(0, ...rows.map((one) => one.tries));
  const nextAt = new Date(clock.now().getTime() + Math.min(day, minute * 2 ** tries)).toISOString();
  if (ids.length > 0) await db.transaction((tx) => noteSealFailure(tx, ids, { failure, nextAt }));
}

async function apply(deps: Deps, documentId: string, rows: readonly SealRow[]): Promise<void> {
  const { documents } = deps;
  const { db, clock } = documents.platform;
  const document = await findDocument(db, documentId);
  const file = await signedFileOf(documents, db, documentId);
  if (rows.length === 0 || !document) return;
  // Whoever looks after the signatures must learn of it: the letter waits for this file.
  if (!file) throw new AppError('printed-document.none');
  const { bytes, level } = await sealed(deps, document, file.bytes, rows);
  const ids = rows.map(({ id }) => id);
  const at = clock.now().toISOString();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await db.transaction(async (tx) => {
    // Another process was faster: its file counts.
    if (!(await lockSeals(tx, ids))) return;
    await lengthenSignedFile(documents, tx, file, bytes);
    await markSealed(tx, ids, { at, sha256, level });
    documents.changes.document(tx, documentId);
  });
}

/** The file with the fields filled one after the other. */
async function sealed(
  deps: Deps,
  document: DocumentRow,
  before: Uint8Array,
  rows: readonly SealRow[],
): Promise<{ readonly bytes: Uint8Array; readonly level: 'B-B' | 'B-T' }> {
  const { documents, needs } = deps;
  const { db, clock } = documents.platform;
  const { source } = await stampingOf(deps, db);
  const key = await needs.authority.service(db, 'agency-seal');
  try {
    const chain = await needs.authority.chain(db);
    const by = { signer: keySigner(key.pkcs8, key.certificate, chain), source, at: clock.now() };
    const said = await wordsOf(deps, document);
    let bytes = before;
    let level: 'B-B' | 'B-T' = 'B-T';
    for (const row of rows) {
      const made = await fill(bytes, row, by, said);
      bytes = made.bytes;
      if (made.level === 'B-B') level = 'B-B';
    }
    return { bytes, level };
  } finally {
    key.pkcs8.fill(0);
  }
}

interface By {
  readonly signer: Signer;
  readonly source: TimestampSource | undefined;
  readonly at: Date;
}

async function fill(
  bytes: Uint8Array,
  { field, drawing }: SealRow,
  { signer, source, at }: By,
  said: Awaited<ReturnType<typeof wordsOf>>,
) {
  const { signerName, ...words } = said;
  const pdf = await renderSealWords({ ...drawing, ...words });
  return sealPdf(bytes, { at, signerName, reserved: { field, drawing: { pdf } } }, signer, source);
}

/** What the pages of the document would say themselves, had it been signed later. */
async function wordsOf({ documents }: Deps, document: DocumentRow) {
  const { db, clock } = documents.platform;
  const input = await pageInput(documents, db, document);
  const { name } = await documents.organisation.rootUnit(db);
  const date = document.letterDate ?? civilDateAt(clock.now());
  if (!input) throw new AppError('signature.no-pages');
  const texts = sealTexts({ ...input.model, date });
  return { signerName: name, typeface: input.look.typeface, date, texts };
}
