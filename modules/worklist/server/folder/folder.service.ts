import { AppError, newId } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle, SignedContext, Tx } from '@sarn/platform-server';
import { folderLimits } from '../../contract/index.ts';
import type {
  changeFolder,
  createFolder,
  deleteFolder,
  listFolders,
} from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { keepsUnit, unitsOf } from '@sarn/document/server';
import { noteAct } from '@sarn/document/server';
import {
  deleteEmpty,
  findFolder,
  findFolderForUpdate,
  hasChildren,
  insertFolder,
  listFolderRows,
  lookAtOwner,
  updateFolder,
} from './folder.store.ts';
import { holdOwner } from '@sarn/document/server';
import type { FolderRow } from './folder.store.ts';

/** The subject of these acts in the audit trail. */
const kind = 'folder';

/** The caller's folders, and those of the units they work for. */
export async function folders(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
): Promise<OutputOf<typeof listFolders>> {
  const unitIds = unitsOf(caller);
  const { id: personId, principals } = caller;
  const rows = await listFolderRows(h, { personId, unitIds, principals });
  const units = await deps.organisation.units(h, unitIds);
  return {
    rows: rows.map(({ personId: _own, unitId, ...row }) => {
      const name = units.find((unit) => unit.id === unitId)?.name ?? '–';
      return {
        ...row,
        unit: unitId ? { id: unitId, name } : null,
        mayKeep: unitId === null || keepsUnit(caller, unitId),
      };
    }),
  };
}

/** Whether a folder is the caller's own or of a unit they work for. */
export function sees(caller: Caller, folder: FolderRow): boolean {
  if (folder.unitId === null) return folder.personId === caller.id;
  return unitsOf(caller).includes(folder.unitId);
}

/** @throws 'registry.folder-not-found' alike when it is another's and when it does not exist */
export async function assertSeesFolder(h: Handle, caller: Caller, id: string): Promise<void> {
  const folder = await findFolder(h, id);
  if (!folder || !sees(caller, folder)) throw new AppError('registry.folder-not-found');
}

/** A folder the caller keeps, locked until the end of the transaction. */
async function keptForUpdate(tx: Tx, caller: Caller, id: string): Promise<FolderRow> {
  const folder = await findFolderForUpdate(tx, id);
  if (!folder || !sees(caller, folder)) throw new AppError('registry.folder-not-found');
  assertKeeps(caller, folder.unitId);
  return folder;
}

function assertKeeps(caller: Caller, unitId: string | null): void {
  if (unitId !== null && !keepsUnit(caller, unitId)) {
    throw new AppError('registry.folder-not-yours');
  }
}

type Owner = Pick<FolderRow, 'personId' | 'unitId'>;

const ownerId = ({ personId, unitId }: Owner): string => personId ?? unitId ?? '';

/** Makes a folder at the top of an owner, or in one of the owner's folders. */
export async function create(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { name, parentId, unitId }: InputOf<typeof createFolder>,
): Promise<OutputOf<typeof createFolder>> {
  const { caller } = context;
  const parent = parentId ? await keptForUpdate(tx, caller, parentId) : null;
  if (parent?.parentId) throw new AppError('registry.folder-too-deep');
  if (!parent && unitId) assertKeeps(caller, unitId);
  const owner: Owner = parent ?? {
    personId: unitId ? null : caller.id,
    unitId: unitId ?? null,
  };
  await holdOwner(tx, ownerId(owner));
  const place = { ownerId: ownerId(owner), parentId: parent?.id ?? null, name, exceptId: null };
  const { count, isNameTaken } = await lookAtOwner(tx, place);
  if (isNameTaken) throw new AppError('registry.folder-name-taken', { name });
  if (count >= folderLimits.perOwner) {
    throw new AppError('registry.folder-too-many', { most: folderLimits.perOwner });
  }
  const { personId } = owner;
  const row = { id: newId(), name, parentId: place.parentId, personId, unitId: owner.unitId };
  const at = deps.platform.clock.now().toISOString();
  await insertFolder(tx, row, { personId: caller.id, at });
  const detail = { name, parentId: row.parentId };
  await noteAct(deps, tx, context, {
    act: 'registry.folder-create',
    subject: { kind, id: row.id },
    detail,
  });
  return { id: row.id };
}

/** Renames a folder, or moves it to the top or into another folder of the same owner. */
export async function change(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  input: InputOf<typeof changeFolder>,
): Promise<OutputOf<typeof changeFolder>> {
  const folder = await keptForUpdate(tx, context.caller, input.id);
  await holdOwner(tx, ownerId(folder));
  const parentId = await placeFor(tx, folder, input.parentId);
  const name = input.name ?? folder.name;
  const place = { ownerId: ownerId(folder), parentId, name, exceptId: folder.id };
  const { isNameTaken } = await lookAtOwner(tx, place);
  if (isNameTaken) throw new AppError('registry.folder-name-taken', { name });
  await updateFolder(tx, { id: folder.id, name, parentId });
  const detail = { name, parentId };
  await noteAct(deps, tx, context, {
    act: 'registry.folder-change',
    subject: { kind, id: folder.id },
    detail,
  });
  return {};
}

async function placeFor(
  tx: Tx,
  folder: FolderRow,
  wanted: string | undefined,
): Promise<string | null> {
  if (wanted === undefined) return folder.parentId;
  if (wanted === '') return null;
  const parent = await findFolder(tx, wanted);
  if (!parent || ownerId(parent) !== ownerId(folder)) {
    throw new AppError('registry.folder-not-found');
  }
  if (parent.parentId !== null || parent.id === folder.id || (await hasChildren(tx, folder.id))) {
    throw new AppError('registry.folder-too-deep');
  }
  return parent.id;
}

/** Deletes a folder that is empty: it must not even contain documents the caller may not read. */
export async function remove(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id }: InputOf<typeof deleteFolder>,
): Promise<OutputOf<typeof deleteFolder>> {
  const folder = await keptForUpdate(tx, context.caller, id);
  if (!(await deleteEmpty(tx, id))) throw new AppError('registry.folder-not-empty');
  const detail = { name: folder.name };
  await noteAct(deps, tx, context, {
    act: 'registry.folder-delete',
    subject: { kind, id },
    detail,
  });
  return {};
}
