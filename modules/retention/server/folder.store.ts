import { row, statementOver } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { noFolders } from './held-folders.ts';
import type { HeldFolders } from './held-folders.ts';

/**
 * Documents of a folder and its subfolders that are not destroyed, locked until the transaction
 * ends.
 */
export async function holdDocumentsOfFolder(
  tx: Tx,
  held: HeldFolders,
  folderId: string,
): Promise<string[]> {
  return (await holdFolderSql.all(tx, held, folderId)).map(({ id }) => id);
}

const holdFolderSql = statementOver(
  'retention.hold-documents-of-folder',
  row<{ id: string }>({ id: 'uuid' }),
  ['uuid'],
  ({
    folders,
    filings,
  }: HeldFolders) => `select id from document where destroyed_at is null and id in (
     select item.document_id from ${filings.sql} item
     join ${folders.sql} folder on folder.id = item.folder_id
     where folder.id = $1 or folder.parent_id = $1)
   order by id for update`,
  noFolders,
);

/** Folders of units; one inside another is shown with the name of the outer one. */
export function listUnitFolders(
  h: Handle,
  held: HeldFolders,
): Promise<{ readonly id: string; readonly name: string; readonly unitId: string }[]> {
  return listUnitFoldersSql.all(h, held);
}

const listUnitFoldersSql = statementOver(
  'retention.unit-folders',
  row<{ readonly id: string; readonly name: string; readonly unitId: string }>({
    id: 'uuid',
    name: 'text',
    unitId: 'uuid!',
  }),
  [],
  ({
    folders,
  }: HeldFolders) => `select folder.id, concat_ws(' / ', above.name, folder.name) as name,
     folder.unit_id as "unitId"
   from ${folders.sql} folder left join ${folders.sql} above on above.id = folder.parent_id
   where folder.unit_id is not null order by 2, folder.id limit 2000`,
  noFolders,
);

/** Whether it is the folder of a unit; a person's folder belongs to that person. */
export async function isFolderKept(
  h: Handle,
  held: HeldFolders,
  folderId: string,
): Promise<boolean> {
  return (await folderKeptSql.first(h, held, folderId)) !== undefined;
}

const folderKeptSql = statementOver(
  'retention.folder-kept',
  row<{ id: string }>({ id: 'uuid' }),
  ['uuid'],
  ({ folders }: HeldFolders) =>
    `select id from ${folders.sql} folder where id = $1 and unit_id is not null`,
  noFolders,
);
