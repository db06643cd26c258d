import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle, SignedContext, Tx } from '@sarn/platform-server';
import { watchingQueues } from '@sarn/document/contract';
import type { fileDocument, listFoldersOf, unfileDocument } from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { findReadable } from '@sarn/document/server';
import { keepsUnit, unitsOf } from '@sarn/document/server';
import { noteAct } from '@sarn/document/server';
import type { Noted } from '@sarn/document/server';
import { sees } from './folder.service.ts';
import {
  deleteItem,
  findFiler,
  findFolderForShare,
  insertItem,
  isWaitingFor,
  listFoldersOfDocument,
} from './folder.store.ts';
import type { FolderRow } from './folder.store.ts';

/**
 * Files a document that no longer waits for the caller; who may read it stays as it is. Anybody who
 * works in a unit may file into its folders.
 */
export async function file(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { documentId, folderId, fromFolderId }: InputOf<typeof fileDocument>,
): Promise<OutputOf<typeof fileDocument>> {
  const { caller } = context;
  await assertReadable(tx, caller, documentId);
  await seenForShare(tx, caller, folderId);
  if (await isWaitingFor(tx, documentId, caller.principals, watchingQueues)) {
    throw new AppError('registry.folder-unfinished');
  }
  const at = deps.platform.clock.now().toISOString();
  const isNew = await insertItem(tx, { folderId, documentId, personId: caller.id, at });
  if (isNew) await noteAct(deps, tx, context, noted('registry.folder-file', documentId, folderId));
  if (fromFolderId && fromFolderId !== folderId) {
    await takeOut(deps, tx, context, documentId, fromFolderId);
  }
  return { isNew };
}

/** In which folders a document is, of the caller's own folders and of those of their units. */
export async function foldersOf(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  { documentId }: InputOf<typeof listFoldersOf>,
): Promise<OutputOf<typeof listFoldersOf>> {
  await assertReadable(h, caller, documentId);
  const unitIds = unitsOf(caller);
  const rows = await listFoldersOfDocument(h, documentId, { personId: caller.id, unitIds });
  const units = await deps.organisation.units(h, unitIds);
  return {
    rows: rows.map(({ id, name, unitId, filedBy }) => {
      const unit = units.find((one) => one.id === unitId);
      return {
        ...{ id, name },
        unit: unitId ? { id: unitId, name: unit?.name ?? '–' } : null,
        mayTakeOut: unitId === null || filedBy === caller.id || keepsUnit(caller, unitId),
      };
    }),
    isUnfinished: await isWaitingFor(h, documentId, caller.principals, watchingQueues),
  };
}

/**
 * Takes a document out of a folder; in a unit's folder the person who filed it may, and those who
 * keep the folder.
 */
export async function unfile(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { documentId, folderId }: InputOf<typeof unfileDocument>,
): Promise<OutputOf<typeof unfileDocument>> {
  await assertReadable(tx, context.caller, documentId);
  await takeOut(deps, tx, context, documentId, folderId);
  return {};
}

async function takeOut(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  documentId: string,
  folderId: string,
): Promise<void> {
  const { caller } = context;
  const folder = await seenForShare(tx, caller, folderId);
  const filer = await findFiler(tx, folderId, documentId);
  if (filer === undefined) return;
  if (folder.unitId !== null && filer !== caller.id && !keepsUnit(caller, folder.unitId)) {
    throw new AppError('registry.folder-not-yours');
  }
  await deleteItem(tx, folderId, documentId);
  await noteAct(deps, tx, context, noted('registry.folder-unfile', documentId, folderId));
}

async function assertReadable(h: Handle, caller: Caller, documentId: string): Promise<void> {
  if (!(await findReadable(h, documentId, caller.principals))) {
    throw new AppError('registry.not-found');
  }
}

async function seenForShare(tx: Tx, caller: Caller, folderId: string): Promise<FolderRow> {
  const folder = await findFolderForShare(tx, folderId);
  if (!folder || !sees(caller, folder)) throw new AppError('registry.folder-not-found');
  return folder;
}

const noted = (act: string, documentId: string, folderId: string): Noted => ({
  act,
  subject: { kind: 'document', id: documentId },
  detail: { folderId },
});
