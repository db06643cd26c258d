import { createHash } from 'node:crypto';
import { AppError } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import { contentFields, emptyRegisterFields } from '@sarn/document/contract';
import { isKeptAsEntry } from './class-rules.service.ts';
import type { ClassChange, RemovedFile } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { fileOwnerKind } from '@sarn/document/server';
import type { AttachedFile } from '@sarn/document/server';
import { eraseTexts, isRemovalForbidden } from '@sarn/document/server';
import type { DocumentRow } from '@sarn/document/server';

/** The record of what was deleted of a document; without its content. */
export interface Removed {
  readonly files: readonly RemovedFile[];
  readonly isTextRemoved: boolean;
}

const nothing: Removed = { files: [], isTextRemoved: false };

interface OwnedHere extends AttachedFile {
  readonly ownerKind: string;
}

/** All files of a document: current ones, former versions, and those of the message it came by. */
async function filesOf(deps: Dependencies, h: Handle, documentId: string): Promise<OwnedHere[]> {
  const owners = [{ ownerKind: fileOwnerKind, ids: [documentId] as readonly string[] }];
  for (const { ownerKind, ownersOf } of deps.slots.relatedContent) {
    owners.push({ ownerKind, ids: await ownersOf(h, documentId) });
  }
  const found: OwnedHere[] = [];
  for (const { ownerKind, ids } of owners) {
    const files = [
      ...(await deps.files.list(h, ownerKind, ids)),
      ...(await deps.files.listReplaced(h, ownerKind, ids)),
    ];
    found.push(...files.map((file) => ({ ...file, ownerKind })));
  }
  return found;
}

/** What would be deleted if only the register entry of the document were kept. */
export async function contentOf(
  deps: Dependencies,
  h: Handle,
  document: DocumentRow,
): Promise<{ readonly files: number; readonly hasText: boolean }> {
  const files = await filesOf(deps, h, document.id);
  const isFilled = contentFields.some((name) => document[name] !== emptyRegisterFields[name]);
  const hasText = Boolean(document.bodyHtml) || Boolean(document.bodyJson) || isFilled;
  return { files: files.length, hasText };
}

/**
 * Deletes what the system holds of a document that is raised to a class of which only the register
 * entry is kept. Rows are deleted in this transaction, and a job of the same transaction deletes
 * the bytes: a process killed before the commit has deleted nothing; after the commit the job
 * deletes the bytes at the next start.
 *
 * @throws AppError 'registry.secret-content-unconfirmed', 'registry.secret-no-file',
 *   'registry.secret-held'
 */
export async function removeContent(
  at: { readonly deps: Dependencies; readonly tx: Tx; readonly actor: { readonly id: string } },
  item: DocumentRow,
  change: ClassChange,
): Promise<Removed> {
  const { deps, tx, actor } = at;
  if (!(await isKeptAsEntry(deps, tx, change.secrecy))) return nothing;
  if (change.scanIds.length > 0) throw new AppError('registry.secret-no-file');
  const content = await contentOf(deps, tx, item);
  if (content.files === 0 && !content.hasText) return nothing;
  if (!change.removesContent) {
    throw new AppError('registry.secret-content-unconfirmed', { files: content.files });
  }
  if (await isRemovalForbidden(deps.slots, tx, item.id)) throw new AppError('registry.secret-held');
  const removed = new Map<string, RemovedFile>();
  for (const { id, ownerId, ownerKind, name, bytes } of await filesOf(deps, tx, item.id)) {
    const sha256 = await hashOf(await deps.files.open(tx, id));
    // The document and the message it came by share the same file: it is listed once.
    if (!removed.has(sha256)) removed.set(sha256, { name, bytes, sha256 });
    await deps.files.remove(tx, { fileIds: [id], ownerKind, ownerId, callerId: actor.id });
  }
  for (const { blank } of deps.slots.relatedContent) await blank(tx, item.id);
  await eraseTexts(deps.slots, tx, item.id, 'content');
  return { files: [...removed.values()], isTextRemoved: content.hasText };
}

/** Checksum of the bytes as uploaded: the file on disk is ciphertext. */
async function hashOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex');
}

/** Attaches files again to a document of which only the register entry was kept. */
export async function returnFiles(
  at: { readonly deps: Dependencies; readonly tx: Tx; readonly actor: { readonly id: string } },
  documentId: string,
  { scanIds }: ClassChange,
  isSealed: boolean,
): Promise<void> {
  if (scanIds.length === 0) return;
  await at.deps.files.attach(at.tx, {
    ...{ fileIds: scanIds, uploaderId: at.actor.id, role: 'main' },
    ...{ ownerKind: fileOwnerKind, ownerId: documentId, isSealed },
  });
}
