import { buffer } from 'node:stream/consumers';
import { AppError, newId } from '@sarn/kernel';
import type { Caller, Handle, Tx } from '@sarn/platform-server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import { renderDocument } from '@sarn/pdf/server';
import { pageInput } from './made-pages.ts';
import type { PageInput } from './made-pages.ts';
import { findSignedId, findVersionId, insertReading, insertVersion } from './version.store.ts';

/** Kind under which the bytes of versions are kept in the file module. */
export const versionOwner = 'printed-version';

/** The pages of a document: those that were signed, else those that are kept, else made afresh. */
export async function pagesOf(
  deps: Dependencies,
  h: Handle,
  documentId: string,
  { digest, model, look }: PageInput,
): Promise<Uint8Array> {
  const signed = await findSignedId(h, documentId);
  const kept = signed ?? (await findVersionId(h, documentId, digest));
  return kept === undefined ? renderDocument(model, look) : bytesOf(deps, h, kept);
}

/** @throws AppError 'printed-document.none' where its bytes are gone */
export async function bytesOf(
  { files }: Pick<Dependencies, 'files'>,
  h: Handle,
  versionId: string,
): Promise<Uint8Array> {
  const [file] = await files.list(h, versionOwner, [versionId]);
  if (!file) throw new AppError('printed-document.none');
  return buffer(await files.open(h, file.id));
}

/** What is kept: pages, of which document, and who read them. */
interface Kept {
  readonly documentId: string;
  readonly input: PageInput;
  readonly bytes: Uint8Array;
  /** Null: nobody read them yet. */
  readonly readerId: string | null;
  /** The file carries digital signatures: it is the document from then on. */
  readonly isSigned?: boolean;
  /** The same bytes, where they were written to disk before the transaction. */
  readonly arrival?: Parameters<Dependencies['files']['keepFor']>[1] | undefined;
}

/** Keeps a version once, however many people read it; each reader is remembered. */
export async function keepVersion(
  deps: Dependencies,
  tx: Tx,
  { documentId, input, bytes, readerId, isSigned = false, arrival }: Kept,
): Promise<void> {
  const { digest, state, model, look } = input;
  const at = deps.platform.clock.now().toISOString();
  const id: string = newId(Date.parse(at));
  const code = look.verification?.code ?? null;
  if (await insertVersion(tx, { id, documentId, digest, state, model, at, isSigned, code })) {
    const owner = { ownerKind: versionOwner, ownerId: id, role: 'main' };
    const name = `${id}.pdf`;
    if (arrival) await deps.files.keepFor(tx, { ...arrival, name }, owner);
    else await deps.files.keepMade(tx, { bytes, name, ...owner });
  }
  if (readerId === null) return;
  const versionId = await findVersionId(tx, documentId, digest);
  if (versionId) await insertReading(tx, { versionId, personId: readerId, at });
}

/**
 * The pages that a reader gets; they are kept, unless they are a draft that its own author looks at:
 * that one is made afresh until somebody else has read it.
 */
export async function readPages(
  deps: Dependencies,
  caller: Caller,
  document: DocumentRow,
): Promise<Uint8Array | null> {
  const { db } = deps.platform;
  const input = await pageInput(deps, db, document, caller);
  if (!input) return null;
  const bytes = await pagesOf(deps, db, document.id, input);
  const isOwnDraft = input.state === 'draft' && document.authorId === caller.id;
  if (!isOwnDraft) {
    await keepAsRead(deps, { documentId: document.id, input, bytes, readerId: caller.id });
  }
  return bytes;
}

/** A full disk must not keep anybody from reading: the operator is told instead. */
async function keepAsRead(deps: Dependencies, kept: Kept): Promise<void> {
  const { db, log } = deps.platform;
  try {
    await db.transaction((tx) => keepVersion(deps, tx, kept));
  } catch (error) {
    log.error({ err: error, documentId: kept.documentId }, 'pages that were read were not kept');
  }
}
