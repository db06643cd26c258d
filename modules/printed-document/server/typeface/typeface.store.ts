import { isId } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import type { TypefaceFace } from '../../contract/index.ts';
import { printedTables } from '../tables.ts';

/** What the files of a typeface say of themselves, by face. */
export type Said = Readonly<Record<TypefaceFace, string>>;

/** A typeface that the agency uploaded. */
export interface StoredTypeface {
  readonly id: string;
  /** The name inside of the files that were made. */
  readonly family: string;
  readonly said: Said;
  readonly addedBy: string;
  readonly addedAt: string;
}

export interface NewTypeface extends StoredTypeface {
  readonly digest: string;
}

export async function insertTypeface(tx: Tx, made: NewTypeface): Promise<void> {
  const { id, family, said, digest, addedBy, addedAt } = made;
  await printedTables(tx)
    .insertInto('typeface')
    .values({
      ...{ id, family, digest, said: JSON.stringify(said) },
      ...{ added_by: addedBy, added_at: addedAt },
    })
    .execute();
}

const columns = ['id', 'family', 'said', 'added_by as addedBy', 'added_at as addedAt'] as const;

/** Newest first. */
export async function storedTypefaces(h: Handle): Promise<StoredTypeface[]> {
  const rows = await printedTables(h)
    .selectFrom('typeface')
    .select(columns)
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((one) => ({ ...one, addedAt: new Date(one.addedAt).toISOString() }));
}

export async function findTypeface(h: Handle, id: string): Promise<StoredTypeface | undefined> {
  if (!isId(id)) return undefined;
  const found = await printedTables(h)
    .selectFrom('typeface')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return found && { ...found, addedAt: new Date(found.addedAt).toISOString() };
}

/** Id of the typeface that was made of the same files. */
export async function findSameTypeface(h: Handle, digest: string): Promise<string | undefined> {
  const found = await printedTables(h)
    .selectFrom('typeface')
    .select('id')
    .where('digest', '=', digest)
    .executeTakeFirst();
  return found?.id;
}

export async function deleteTypeface(tx: Tx, id: string): Promise<void> {
  await printedTables(tx).deleteFrom('typeface').where('id', '=', id).execute();
}

/** From when on documents are set in which typeface; null: the delivered one. */
export interface StoredUse {
  readonly typefaceId: string | null;
  readonly since: string;
  readonly by: string;
  readonly reason: string;
}

/** Newest first. */
export async function typefaceUses(h: Handle): Promise<StoredUse[]> {
  const rows = await printedTables(h)
    .selectFrom('typeface_use')
    .select(['typeface_id as typefaceId', 'since', 'used_by as by', 'reason'])
    .orderBy('no', 'desc')
    .execute();
  return rows.map((one) => ({ ...one, since: new Date(one.since).toISOString() }));
}

export async function insertUse(
  tx: Tx,
  { typefaceId, since, by, reason }: StoredUse,
): Promise<void> {
  await printedTables(tx)
    .insertInto('typeface_use')
    .values({ typeface_id: typefaceId, since, used_by: by, reason })
    .execute();
}

/** Id of the typeface of a moment; null: the delivered one. */
export async function typefaceIdAt(h: Handle, at: string): Promise<string | null> {
  const found = await printedTables(h)
    .selectFrom('typeface_use')
    .select('typeface_id as id')
    .where('since', '<=', at)
    .orderBy('since', 'desc')
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id ?? null;
}
