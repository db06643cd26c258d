import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { worklistTables } from '../tables.ts';

export interface FolderRow {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
  readonly personId: string | null;
  readonly unitId: string | null;
}

/** The documents in a folder are counted up to this number. */
const countCap = 2000;

const columns = `folder.id, folder.name, folder.parent_id as "parentId",
  folder.person_id as "personId", folder.unit_id as "unitId"`;

/** Folders of a person and of units, with the documents in them that the principals may read. */
export function listFolderRows(
  h: Handle,
  ask: {
    readonly personId: string;
    readonly unitIds: readonly string[];
    readonly principals: readonly string[];
  },
): Promise<(FolderRow & { readonly count: number })[]> {
  return foldersSql.all(h, ask.personId, ask.unitIds, ask.principals);
}

const folderColumns = {
  id: 'uuid',
  name: 'text',
  parentId: 'uuid?',
  personId: 'uuid?',
  unitId: 'uuid?',
} as const;

const folderRow = row<FolderRow>(folderColumns);

const foldersSql = statement(
  'folder.list',
  row<FolderRow & { count: number }>({ ...folderColumns, count: 'int8' }),
  ['uuid', 'uuid[]', 'text[]'],
  `select ${columns},
       (select count(*) from (
          select 1 from folder_item item where item.folder_id = folder.id
            and may_read_document(item.document_id, $3) limit ${countCap}) readable) as count
     from folder where person_id = $1 or unit_id = any ($2::uuid[])
     order by folder.name, folder.id limit 2000`,
);

export function findFolder(h: Handle, id: string): Promise<FolderRow | undefined> {
  return findSql.first(h, id);
}

const findSql = statement(
  'folder.find',
  folderRow,
  ['uuid'],
  `select ${columns} from folder where id = $1`,
);

/**
 * The folder, locked until the transaction ends: nothing can be put into a folder that is being
 * deleted.
 */
export function findFolderForUpdate(tx: Tx, id: string): Promise<FolderRow | undefined> {
  return findForUpdateSql.first(tx, id);
}

const findForUpdateSql = statement(
  'folder.find-for-update',
  folderRow,
  ['uuid'],
  `select ${columns} from folder where id = $1 for update`,
);

/** The folder, which cannot be deleted until the transaction ends; others may file into it too. */
export function findFolderForShare(tx: Tx, id: string): Promise<FolderRow | undefined> {
  return findForShareSql.first(tx, id);
}

const findForShareSql = statement(
  'folder.find-for-share',
  folderRow,
  ['uuid'],
  `select ${columns} from folder where id = $1 for key share`,
);

/** The folders of a unit, those in others too, locked until the transaction ends. */
export function listUnitFoldersForUpdate(tx: Tx, unitId: string): Promise<FolderRow[]> {
  return unitFoldersSql.all(tx, unitId);
}

const unitFoldersSql = statement(
  'folder.of-unit-for-update',
  folderRow,
  ['uuid'],
  `select ${columns} from folder where unit_id = $1 order by name, id for update`,
);

/** Gives a folder of a unit to another unit. */
export async function giveFolder(
  tx: Tx,
  { id, name, unitId }: Pick<FolderRow, 'id' | 'name' | 'unitId'>,
): Promise<void> {
  await worklistTables(tx)
    .updateTable('folder')
    .set({ name, unit_id: unitId })
    .where('id', '=', id)
    .execute();
}

export interface OwnerFolders {
  readonly count: number;
  readonly isNameTaken: boolean;
}

/** How many folders an owner has, and whether another folder in the same parent has the name. */
export async function lookAtOwner(
  h: Handle,
  place: { ownerId: string; parentId: string | null; name: string; exceptId: string | null },
): Promise<OwnerFolders> {
  const { ownerId, parentId, name, exceptId } = place;
  const found = await ownerSql.first(h, ownerId, parentId, name, exceptId);
  return found ?? { count: 0, isNameTaken: false };
}

const ownerSql = statement(
  'folder.look-at-owner',
  row<OwnerFolders>({ count: 'int8', isNameTaken: 'bool' }),
  ['uuid', 'uuid?', 'text', 'uuid?'],
  `select count(*) as count,
          coalesce(bool_or(name = $3 and parent_id is not distinct from $2
            and id is distinct from $4), false) as "isNameTaken"
   from folder where coalesce(person_id, unit_id) = $1`,
);

export async function insertFolder(
  tx: Tx,
  { id, name, parentId, personId, unitId }: FolderRow,
  by: { readonly personId: string; readonly at: string },
): Promise<void> {
  const owner = { parent_id: parentId, person_id: personId, unit_id: unitId };
  await worklistTables(tx)
    .insertInto('folder')
    .values({ id, name, ...owner, created_by: by.personId, created_at: by.at })
    .execute();
}

export async function updateFolder(
  tx: Tx,
  { id, name, parentId }: Pick<FolderRow, 'id' | 'name' | 'parentId'>,
): Promise<void> {
  await worklistTables(tx)
    .updateTable('folder')
    .set({ name, parent_id: parentId })
    .where('id', '=', id)
    .execute();
}

/** Whether the folder contains folders. */
export async function hasChildren(h: Handle, id: string): Promise<boolean> {
  const child = await worklistTables(h)
    .selectFrom('folder')
    .select('id')
    .where('parent_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return child !== undefined;
}

/** Deletes the folder if it is empty; false if it is not. */
export async function deleteEmpty(tx: Tx, id: string): Promise<boolean> {
  return (await deleteEmptySql.first(tx, id)) !== undefined;
}

const deleteEmptySql = statement(
  'folder.delete-empty',
  row<{ id: string }>({ id: 'uuid' }),
  ['uuid'],
  `delete from folder where id = $1
     and not exists (select 1 from folder_item where folder_id = $1)
     and not exists (select 1 from folder child where child.parent_id = $1)
   returning id`,
);

/** Whether the document waits for one of the principals; queues that only watch do not count. */
export async function isWaitingFor(
  h: Handle,
  documentId: string,
  principals: readonly string[],
  watching: readonly string[],
): Promise<boolean> {
  return (await waitingForSql.first(h, documentId, principals, watching)) !== undefined;
}

const waitingForSql = statement(
  'folder.is-waiting-for',
  row<{ code: string }>({ code: 'text' }),
  ['uuid', 'text[]', 'text[]'],
  `select code from queue_item where document_id = $1 and principal = any ($2::text[])
     and not code = any ($3::text[]) limit 1`,
);

/** Puts a document into a folder; false where it was in it already. */
export async function insertItem(
  tx: Tx,
  item: { folderId: string; documentId: string; personId: string; at: string },
): Promise<boolean> {
  const { folderId, documentId, personId, at } = item;
  const filed = await worklistTables(tx)
    .insertInto('folder_item')
    .values({ folder_id: folderId, document_id: documentId, filed_by: personId, filed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('folder_id')
    .executeTakeFirst();
  return filed !== undefined;
}

/** Folders of a person and of units that contain a document, with who put it there. */
export function listFoldersOfDocument(
  h: Handle,
  documentId: string,
  owner: { readonly personId: string; readonly unitIds: readonly string[] },
): Promise<(FolderRow & { readonly filedBy: string })[]> {
  return foldersOfDocumentSql.all(h, documentId, owner.personId, owner.unitIds);
}

const foldersOfDocumentSql = statement(
  'folder.list-of-paper',
  row<FolderRow & { filedBy: string }>({ ...folderColumns, filedBy: 'uuid' }),
  ['uuid', 'uuid', 'uuid[]'],
  `select ${columns}, item.filed_by as "filedBy"
   from folder_item item join folder on folder.id = item.folder_id
   where item.document_id = $1 and (folder.person_id = $2 or folder.unit_id = any ($3::uuid[]))
   order by folder.name, folder.id`,
);

/** Who filed a document in the folder; undefined when it is not in it. */
export async function findFiler(
  h: Handle,
  folderId: string,
  documentId: string,
): Promise<string | undefined> {
  const item = await worklistTables(h)
    .selectFrom('folder_item')
    .select('filed_by as by')
    .where('folder_id', '=', folderId)
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return item?.by;
}

export async function deleteItem(tx: Tx, folderId: string, documentId: string): Promise<void> {
  await worklistTables(tx)
    .deleteFrom('folder_item')
    .where('folder_id', '=', folderId)
    .where('document_id', '=', documentId)
    .execute();
}
