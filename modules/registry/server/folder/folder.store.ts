import type { Handle, Tx } from '@sarn/platform-server';

export interface FolderRow {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
  readonly personId: string | null;
  readonly unitId: string | null;
}

/** Folders count the papers in them up to here. */
const countCap = 2000;

const columns = `folder.id, folder.name, folder.parent_id as "parentId",
  folder.person_id as "personId", folder.unit_id as "unitId"`;

/** Folders of a person and of units, with the papers in them that the holders may read. */
export function listFolderRows(
  h: Handle,
  ask: {
    readonly personId: string;
    readonly unitIds: readonly string[];
    readonly holders: readonly string[];
  },
): Promise<(FolderRow & { readonly count: number })[]> {
  return h.query<FolderRow & { count: number }>(
    `select ${columns},
       (select count(*) from (
          select 1 from folder_item item where item.folder_id = folder.id
            and may_read_document(item.document_id, $3) limit ${countCap}) readable) as count
     from folder where person_id = $1 or unit_id = any ($2::uuid[])
     order by folder.name, folder.id limit 2000`,
    [ask.personId, ask.unitIds, ask.holders],
  );
}

export async function findFolder(h: Handle, id: string): Promise<FolderRow | undefined> {
  const rows = await h.query<FolderRow>(`select ${columns} from folder where id = $1`, [id]);
  return rows[0];
}

/** The folder, held until the transaction ends: nothing is put into what is being deleted. */
export async function findFolderForUpdate(tx: Tx, id: string): Promise<FolderRow | undefined> {
  const rows = await tx.query<FolderRow>(`select ${columns} from folder where id = $1 for update`, [
    id,
  ]);
  return rows[0];
}

/** The folder, which cannot be deleted until the transaction ends; others may file into it too. */
export async function findFolderForShare(tx: Tx, id: string): Promise<FolderRow | undefined> {
  const rows = await tx.query<FolderRow>(
    `select ${columns} from folder where id = $1 for key share`,
    [id],
  );
  return rows[0];
}

export interface OwnerFolders {
  readonly count: number;
  readonly isNameTaken: boolean;
}

/** How many folders an owner has, and whether another of them has the name in that place. */
export async function lookAtOwner(
  h: Handle,
  place: { ownerId: string; parentId: string | null; name: string; exceptId: string | null },
): Promise<OwnerFolders> {
  const rows = await h.query<OwnerFolders>(
    `select count(*) as count,
            coalesce(bool_or(name = $3 and parent_id is not distinct from $2
              and id is distinct from $4), false) as "isNameTaken"
     from folder where coalesce(person_id, unit_id) = $1`,
    [place.ownerId, place.parentId, place.name, place.exceptId],
  );
  return rows[0] ?? { count: 0, isNameTaken: false };
}

export async function insertFolder(
  tx: Tx,
  row: FolderRow,
  by: { readonly personId: string; readonly at: string },
): Promise<void> {
  await tx.query(
    `insert into folder (id, name, parent_id, person_id, unit_id, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [row.id, row.name, row.parentId, row.personId, row.unitId, by.personId, by.at],
  );
}

export async function updateFolder(
  tx: Tx,
  { id, name, parentId }: Pick<FolderRow, 'id' | 'name' | 'parentId'>,
): Promise<void> {
  await tx.query(`update folder set name = $2, parent_id = $3 where id = $1`, [id, name, parentId]);
}

/** Whether folders stand in this one. */
export async function hasChildren(h: Handle, id: string): Promise<boolean> {
  const rows = await h.query(`select 1 from folder where parent_id = $1 limit 1`, [id]);
  return rows.length > 0;
}

/** Deletes the folder where nothing is in it; false where something is. */
export async function deleteEmpty(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.query(
    `delete from folder where id = $1
       and not exists (select 1 from folder_item where folder_id = $1)
       and not exists (select 1 from folder child where child.parent_id = $1)
     returning id`,
    [id],
  );
  return rows.length > 0;
}

/** Whether the paper waits for one of the holders, beside those who only watch it. */
export async function isWaitingFor(
  h: Handle,
  documentId: string,
  holders: readonly string[],
  watching: readonly string[],
): Promise<boolean> {
  const rows = await h.query(
    `select 1 from queue_item where document_id = $1 and holder = any ($2::text[])
       and not code = any ($3::text[]) limit 1`,
    [documentId, holders, watching],
  );
  return rows.length > 0;
}

/** Puts a paper into a folder; false where it lay there already. */
export async function insertItem(
  tx: Tx,
  item: { folderId: string; documentId: string; personId: string; at: string },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into folder_item (folder_id, document_id, filed_by, filed_at) values ($1, $2, $3, $4)
     on conflict do nothing returning folder_id`,
    [item.folderId, item.documentId, item.personId, item.at],
  );
  return rows.length > 0;
}

/** Folders of a person and of units in which a paper lies, with who put it there. */
export function listFoldersOfPaper(
  h: Handle,
  documentId: string,
  owner: { readonly personId: string; readonly unitIds: readonly string[] },
): Promise<(FolderRow & { readonly filedBy: string })[]> {
  return h.query<FolderRow & { filedBy: string }>(
    `select ${columns}, item.filed_by as "filedBy"
     from folder_item item join folder on folder.id = item.folder_id
     where item.document_id = $1 and (folder.person_id = $2 or folder.unit_id = any ($3::uuid[]))
     order by folder.name, folder.id`,
    [documentId, owner.personId, owner.unitIds],
  );
}

/** Who filed a paper there; undefined when it does not lie there. */
export async function findFiler(
  h: Handle,
  folderId: string,
  documentId: string,
): Promise<string | undefined> {
  const rows = await h.query<{ by: string }>(
    `select filed_by as by from folder_item where folder_id = $1 and document_id = $2`,
    [folderId, documentId],
  );
  return rows[0]?.by;
}

export async function deleteItem(tx: Tx, folderId: string, documentId: string): Promise<void> {
  await tx.query(`delete from folder_item where folder_id = $1 and document_id = $2`, [
    folderId,
    documentId,
  ]);
}
