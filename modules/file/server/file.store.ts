import { anyOf, row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { FileCard, MediaType, OriginalType } from '../contract/index.ts';
import { fileTables } from './tables.ts';

/** A file as stored. */
export interface FileRow extends FileCard {
  readonly uploadedBy: string | null;
  readonly ownerKind: string | null;
  readonly ownerId: string | null;
  readonly role: string | null;
  /** Whether its bytes are stored encrypted. */
  readonly isSealed: boolean;
  /** When it was replaced or withdrawn; `replacedBy` is null when it was withdrawn. */
  readonly replacedAt: string | null;
  readonly replacedBy: string | null;
}

export interface NewContent {
  readonly sha256: string;
  readonly bytes: number;
  readonly pageCount: number | null;
  readonly at: string;
}

export interface NewFile {
  readonly id: string;
  readonly sha256: string;
  readonly name: string;
  readonly mediaType: MediaType | OriginalType;
  /** Null where no person uploaded it. */
  readonly by: string | null;
  readonly at: string;
}

export interface Owner {
  readonly ownerKind: string;
  readonly ownerId: string;
}

const columns = `f.id, f.name, f.media_type "mediaType", s.bytes, s.page_count "pageCount",
  f.sha256, f.state, f.uploaded_at "uploadedAt", f.uploaded_by "uploadedBy",
  f.owner_kind "ownerKind", f.owner_id "ownerId", f.role,
  f.replaced_at "replacedAt", f.replaced_by "replacedBy", c.sha256 is not null "isSealed"
  from file f join stored_file s using (sha256) left join sealed_content c using (sha256)`;

/**
 * Records that content is stored, and locks its row until the transaction ends, so that nobody
 * can delete the bytes meanwhile (see `deleteUnusedContent`).
 */
export async function keepContentForUpdate(tx: Tx, content: NewContent): Promise<void> {
  const { sha256, bytes, pageCount, at } = content;
  // "do update" and not "do nothing": only the former locks a row that is there already.
  await fileTables(tx)
    .insertInto('stored_file')
    .values({ sha256, bytes, page_count: pageCount, stored_at: at })
    // What the program itself stored has no count; whoever uploads the same bytes has counted them.
    .onConflict((conflict) =>
      conflict.column('sha256').doUpdateSet({
        bytes,
        page_count: ({ fn, ref }) =>
          fn.coalesce(ref('stored_file.page_count'), ref('excluded.page_count')),
      }),
    )
    .execute();
}

/** Keeps how many pages a stored PDF has. */
export async function keepPageCount(tx: Tx, sha256: string, pageCount: number): Promise<void> {
  await fileTables(tx)
    .updateTable('stored_file')
    .set({ page_count: pageCount })
    .where('sha256', '=', sha256)
    .execute();
}

/** Whether some file uses this content as it is, so that its text may be read and kept. */
export async function isReadable(h: Handle, sha256: string): Promise<boolean> {
  const found = await fileTables(h)
    .selectFrom('file')
    .select('id')
    .where('sha256', '=', sha256)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sealed_content').select('sha256').where('sha256', '=', sha256))),
    )
    .executeTakeFirst();
  return found !== undefined;
}

/** The content must be locked, so that it is not deleted meanwhile. */
export async function keepText(tx: Tx, sha256: string, content: string): Promise<void> {
  await fileTables(tx)
    .insertInto('file_text')
    .values({ sha256, content })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute();
}

/** Uploads of a person that are attached to nothing. */
export async function countPending(h: Handle, personId: string): Promise<number> {
  const found = await fileTables(h)
    .selectFrom('file')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('uploaded_by', '=', personId)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  return found.n;
}

/** Locks the row of some content. @returns whether there is one */
export async function lockContentForUpdate(tx: Tx, sha256: string): Promise<boolean> {
  const locked = await fileTables(tx)
    .selectFrom('stored_file')
    .select('sha256')
    .where('sha256', '=', sha256)
    .forUpdate()
    .executeTakeFirst();
  return locked !== undefined;
}

/**
 * Deletes the row of content that no file uses. It must be locked already: only then does this
 * statement
 * see every file that was written before.
 *
 * @returns whether it was deleted
 */
export async function deleteUnusedContent(tx: Tx, sha256: string): Promise<boolean> {
  const deleted = await fileTables(tx)
    .deleteFrom('stored_file')
    .where('sha256', '=', sha256)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('file').select('id').where('file.sha256', '=', sha256))),
    )
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

export async function insertFile(tx: Tx, file: NewFile): Promise<void> {
  await fileTables(tx)
    .insertInto('file')
    .values({
      id: file.id,
      sha256: file.sha256,
      name: file.name,
      media_type: file.mediaType,
      uploaded_by: file.by,
      uploaded_at: file.at,
      state: 'pending',
    })
    .execute();
}

/** Another file of the same bytes, pending with a person. */
export async function copyFile(
  tx: Tx,
  fileId: string,
  copy: { readonly id: string; readonly by: string; readonly at: string },
): Promise<void> {
  await copySql(tx, fileId, copy.id, copy.by, copy.at);
}

const copySql = writeStatement(
  'file.copy',
  ['uuid', 'uuid', 'uuid', 'timestamptz'],
  `insert into file (id, sha256, name, media_type, uploaded_by, uploaded_at, state)
   select $2, sha256, name, media_type, $3, $4, 'pending' from file where id = $1`,
);

const fileShape = row<FileRow>({
  id: 'uuid',
  name: 'text',
  mediaType: 'text',
  bytes: 'int8',
  pageCount: 'int4?',
  sha256: 'text',
  state: 'text',
  uploadedAt: 'timestamptz',
  uploadedBy: 'uuid?',
  ownerKind: 'text?',
  ownerId: 'uuid?',
  role: 'text?',
  replacedAt: 'timestamptz?',
  replacedBy: 'uuid?',
  isSealed: 'bool',
});

export function findFile(h: Handle, id: string): Promise<FileRow | undefined> {
  return fileSql.first(h, id);
}

const fileSql = statement('file.one', fileShape, ['uuid'], `select ${columns} where f.id = $1`);

/**
 * Files of several owners of one kind, in the order in which they were attached.
 *
 * @param isReplaced replaced and withdrawn files instead of present ones
 */
export function listOwned(
  h: Handle,
  ownerKind: string,
  ownerIds: readonly string[],
  isReplaced: boolean,
): Promise<FileRow[]> {
  return ownedSql.all(h, ownerKind, ownerIds, isReplaced);
}

const ownedSql = statement(
  'file.owned',
  fileShape,
  ['text', 'uuid[]', 'bool'],
  `select ${columns} where f.state = 'attached' and f.owner_kind = $1
     and f.owner_id = ${anyOf('$2', 'uuid[]')} and (f.replaced_at is not null) = $3
   order by f.owner_id, f.place, f.id`,
);

/**
 * Replaces a present file.
 *
 * @param newId the file that takes its place, with the role of the former; null when it is
 *   withdrawn
 * @returns whether the old one (and the new one) belong to the owner and are present
 */
export async function replaceOwned(
  tx: Tx,
  { oldId, newId }: { readonly oldId: string; readonly newId: string | null },
  { ownerKind, ownerId }: Owner,
  at: string,
): Promise<boolean> {
  const present = fileTables(tx)
    .updateTable('file')
    .where('owner_kind', '=', ownerKind)
    .where('owner_id', '=', ownerId)
    .where('replaced_at', 'is', null);
  const old = await present
    .set({ replaced_at: at, replaced_by: newId })
    .where('id', '=', oldId)
    .where('state', '=', 'attached')
    .returning(['role', 'place'])
    .executeTakeFirst();
  if (!old || newId === null) return old !== undefined;
  const taken = await present.set(old).where('id', '=', newId).executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** Attaches pending uploads of one person to an owner, after its other files. @returns how many */
export async function attachPending(
  tx: Tx,
  fileIds: readonly string[],
  uploaderId: string | null,
  owner: Owner & { readonly role: string },
): Promise<number> {
  const { ownerKind, ownerId, role } = owner;
  return (await attachSql.all(tx, fileIds, uploaderId, ownerKind, ownerId, role)).length;
}

const attachSql = statement(
  'file.attach-pending',
  row<{ id: string }>({ id: 'uuid' }),
  ['uuid[]', 'uuid?', 'text', 'uuid', 'text'],
  `update file set state = 'attached', owner_kind = $3, owner_id = $4, role = $5,
     place = told.n + (select coalesce(max(place), 0) from file
       where state = 'attached' and owner_kind = $3 and owner_id = $4)
   from unnest($1::uuid[]) with ordinality told (id, n)
   where file.id = told.id and state = 'pending' and uploaded_by is not distinct from $2
   returning file.id`,
);

export interface DeletedFile {
  readonly id: string;
  readonly sha256: string;
}

/** Deletes files of an owner. @returns those that existed */
export function deleteOwned(
  tx: Tx,
  fileIds: readonly string[],
  { ownerKind, ownerId }: Owner,
): Promise<DeletedFile[]> {
  return deleteOwnedSql.all(tx, fileIds, ownerKind, ownerId);
}

const deleteOwnedSql = statement(
  'file.delete-owned',
  row<DeletedFile>({ id: 'uuid', sha256: 'text' }),
  ['uuid[]', 'text', 'uuid'],
  `delete from file where id = any($1::uuid[]) and owner_kind = $2 and owner_id = $3
   returning id, sha256`,
);

/** Deletes a pending upload of one person. */
export function deletePending(
  tx: Tx,
  id: string,
  uploaderId: string,
): Promise<DeletedFile | undefined> {
  return fileTables(tx)
    .deleteFrom('file')
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('uploaded_by', '=', uploaderId)
    .returning(['id', 'sha256'])
    .executeTakeFirst();
}

/** Deletes uploads that have been pending since before a moment. */
export function deleteForgotten(tx: Tx, before: string): Promise<DeletedFile[]> {
  return fileTables(tx)
    .deleteFrom('file')
    .where('state', '=', 'pending')
    .where('uploaded_at', '<', before)
    .returning(['id', 'sha256'])
    .execute();
}

/**
 * The text of an upload of a person that is attached to nothing yet.
 *
 * @returns empty where there is none, null where it was not read yet; undefined for any other file
 */
export async function findPendingText(
  h: Handle,
  id: string,
  personId: string,
): Promise<string | null | undefined> {
  const found = await fileTables(h)
    .selectFrom('file')
    .leftJoin('file_text', 'file_text.sha256', 'file.sha256')
    .select('file_text.content')
    .where('file.id', '=', id)
    .where('state', '=', 'pending')
    .where('uploaded_by', '=', personId)
    .executeTakeFirst();
  return found?.content;
}

/** The text of a PDF's content; empty when it has none. */
export async function findText(h: Handle, sha256: string): Promise<string> {
  const found = await fileTables(h)
    .selectFrom('file_text')
    .select('content')
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return found?.content ?? '';
}
