import type { Instant } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Insertable } from 'kysely';
import type { SignatureKind, SignatureVersion } from '../../contract/index.ts';
import type { SignatureTable } from '../profile.tables.gen.ts';
import { profileTables } from '../tables.ts';

/** Signatures and initials not removed by the person: the current ones, then the others, newest first. */
export function listVersions(db: Handle, personId: string): Promise<SignatureVersion[]> {
  return versionsSql.all(db, personId);
}

const versionsSql = statement(
  'signature.versions',
  row<SignatureVersion>({
    id: 'uuid',
    kind: 'text',
    source: 'text',
    width: 'int4',
    height: 'int4',
    createdAt: 'timestamptz',
    isCurrent: 'bool',
    isUsed: 'bool',
  }),
  ['uuid'],
  `select id, kind, source, width, height, created_at "createdAt", (replaced_at is null) "isCurrent",
     (used_at is not null) "isUsed"
   from signature where person_id = $1 and removed_at is null
   order by (replaced_at is null) desc, created_at desc, id desc`,
);

/** Locks the signatures of a person, which are changed one after the other. */
export async function lockOwnerForUpdate(tx: Tx, personId: string): Promise<void> {
  await lockOwnerSql.all(tx, personId);
}

const lockOwnerSql = statement(
  'signature.lock-owner',
  row<{ readonly id: string }>({ id: 'uuid' }),
  ['uuid'],
  `select id from person where id = $1 for no key update`,
);

/** Makes the current signature a former version, or deletes it where no document shows it. */
export async function replaceCurrent(
  tx: Tx,
  personId: string,
  kind: SignatureKind,
  now: Instant,
): Promise<void> {
  await profileTables(tx)
    .deleteFrom('signature')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('replaced_at', 'is', null)
    .where('removed_at', 'is', null)
    .where('used_at', 'is', null)
    .execute();
  await profileTables(tx)
    .updateTable('signature')
    .set({ replaced_at: now })
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('replaced_at', 'is', null)
    .where('removed_at', 'is', null)
    .execute();
}

export async function insertSignature(tx: Tx, values: Insertable<SignatureTable>): Promise<void> {
  await profileTables(tx).insertInto('signature').values(values).execute();
}

export interface SignatureBytes {
  readonly id: string;
  readonly kind: SignatureKind;
  readonly png: Buffer;
  readonly sha256: string;
}

/** One of the person's own; those of others are not found. */
export function findOwn(
  db: Handle,
  personId: string,
  id: string,
): Promise<SignatureBytes | undefined> {
  return profileTables(db)
    .selectFrom('signature')
    .select(['id', 'kind', 'png', 'sha256'])
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** Deletes an unused signature; a used one leaves the list but stays with its documents. */
export async function removeOwn(
  tx: Tx,
  personId: string,
  id: string,
  now: Instant,
): Promise<'erased' | 'kept' | null> {
  const erased = await profileTables(tx)
    .deleteFrom('signature')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (erased.numDeletedRows > 0n) return 'erased';
  const kept = await profileTables(tx)
    .updateTable('signature')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return kept.numUpdatedRows > 0n ? 'kept' : null;
}

/** The current one, as its owner sees it. */
export function findCurrent(
  db: Handle,
  personId: string,
  kind: SignatureKind,
): Promise<SignatureBytes | undefined> {
  return profileTables(db)
    .selectFrom('signature')
    .select(['id', 'kind', 'png', 'sha256'])
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('replaced_at', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** The current one, marked as used; its bytes are kept from now on. */
export function useCurrent(
  tx: Tx,
  personId: string,
  kind: SignatureKind,
  now: Instant,
): Promise<SignatureBytes | undefined> {
  return useSql.first(tx, personId, kind, now);
}

const useSql = statement(
  'signature.use-current',
  row<SignatureBytes>({ id: 'uuid', kind: 'text', png: 'bytea', sha256: 'text' }),
  ['uuid', 'text', 'timestamptz'],
  `update signature set used_at = coalesce(used_at, $3)
   where person_id = $1 and kind = $2 and replaced_at is null and removed_at is null
   returning id, kind, png, sha256`,
);

/** Holds a signature, so that nobody begins to use it meanwhile. */
export async function lockForUpdate(tx: Tx, id: string): Promise<void> {
  await profileTables(tx)
    .selectFrom('signature')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/** No document shows it any more: it is deleted, unless its owner signs with it now. */
export async function releaseSignature(tx: Tx, id: string): Promise<void> {
  await profileTables(tx)
    .deleteFrom('signature')
    .where('id', '=', id)
    .where((is) => is.or([is('replaced_at', 'is not', null), is('removed_at', 'is not', null)]))
    .execute();
  await profileTables(tx)
    .updateTable('signature')
    .set({ used_at: null })
    .where('id', '=', id)
    .execute();
}

/** Any version, removed ones too: a signed document shows what it was signed with. */
export function findAny(db: Handle, id: string): Promise<SignatureBytes | undefined> {
  return profileTables(db)
    .selectFrom('signature')
    .select(['id', 'kind', 'png', 'sha256'])
    .where('id', '=', id)
    .executeTakeFirst();
}
