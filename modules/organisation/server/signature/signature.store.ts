import type { Instant } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Insertable, Kysely } from 'kysely';
import type { SignatureVersion } from '../../contract/index.ts';
import type { OrganisationTables, SignatureTable } from '../organisation.tables.gen.ts';

const columns = `id, source, width, height, created_at "createdAt",
  (replaced_at is null) "isCurrent", (used_at is not null) "isUsed"`;

/** Signatures not removed by the person: the current one, then the others, newest first. */
export async function listVersions(db: Handle, personId: string): Promise<SignatureVersion[]> {
  return db.query<SignatureVersion>(
    `select ${columns} from signature where person_id = $1 and removed_at is null
     order by (replaced_at is null) desc, created_at desc, id desc`,
    [personId],
  );
}

/** Locks the signatures of a person, which are changed one after the other. */
export async function lockOwnerForUpdate(tx: Tx, personId: string): Promise<void> {
  await tx.query('select 1 from person where id = $1 for no key update', [personId]);
}

/** Makes the current signature a former version. */
export async function replaceCurrent(tx: Tx, personId: string, now: Instant): Promise<void> {
  await tx.query(
    `update signature set replaced_at = $2
     where person_id = $1 and replaced_at is null and removed_at is null`,
    [personId, now],
  );
}

export async function insertSignature(tx: Tx, row: Insertable<SignatureTable>): Promise<void> {
  await (tx.sql as Kysely<OrganisationTables>).insertInto('signature').values(row).execute();
}

export interface SignatureBytes {
  readonly id: string;
  readonly png: Buffer;
  readonly sha256: string;
}

/** One of the person's own; those of others are not found. */
export async function findOwn(
  db: Handle,
  personId: string,
  id: string,
): Promise<SignatureBytes | undefined> {
  const rows = await db.query<SignatureBytes>(
    `select id, png, sha256 from signature
     where id = $2 and person_id = $1 and removed_at is null`,
    [personId, id],
  );
  return rows[0];
}

/** Deletes an unused signature; a used one leaves the list but stays with its documents. */
export async function removeOwn(
  tx: Tx,
  personId: string,
  id: string,
  now: Instant,
): Promise<'erased' | 'kept' | null> {
  const erased = await tx.query(
    `delete from signature where id = $2 and person_id = $1 and used_at is null
       and removed_at is null returning 1`,
    [personId, id],
  );
  if (erased.length > 0) return 'erased';
  const kept = await tx.query(
    `update signature set removed_at = $3 where id = $2 and person_id = $1
       and removed_at is null returning 1`,
    [personId, id, now],
  );
  return kept.length > 0 ? 'kept' : null;
}

/** The current one, marked as used; its bytes are kept from now on. */
export async function useCurrent(
  tx: Tx,
  personId: string,
  now: Instant,
): Promise<SignatureBytes | undefined> {
  const rows = await tx.query<SignatureBytes>(
    `update signature set used_at = coalesce(used_at, $2)
     where person_id = $1 and replaced_at is null and removed_at is null
     returning id, png, sha256`,
    [personId, now],
  );
  return rows[0];
}

/** Any version, removed ones too: a signed document shows what it was signed with. */
export async function findAny(db: Handle, id: string): Promise<SignatureBytes | undefined> {
  const rows = await db.query<SignatureBytes>(
    'select id, png, sha256 from signature where id = $1',
    [id],
  );
  return rows[0];
}
