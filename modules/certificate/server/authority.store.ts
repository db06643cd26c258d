import { newId } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import { sql } from 'kysely';
import type { AuthorityRole, ListIssuer } from '../contract/index.ts';
import { certificateTables } from './tables.ts';

/** A certificate of the authority; the key of the root is not kept. */
export interface AuthorityRow {
  readonly role: AuthorityRole;
  readonly serial: string;
  readonly der: Buffer;
  readonly sealedKey: Buffer | null;
  /** The key of the issuing authority: sealed by a secret besides the installation. */
  readonly hasSecret: boolean;
  /** How long the lists of the issuing authority are good for. */
  readonly listDays: number;
  readonly notBefore: string;
  readonly notAfter: string;
}

/** All of them, the root first; none before the authority was made. */
export const listAuthority = (h: Handle): Promise<AuthorityRow[]> =>
  certificateTables(h)
    .selectFrom('authority_certificate')
    .select(['role', 'serial', 'der', 'sealed_key as sealedKey'])
    .select(['not_before as notBefore', 'not_after as notAfter'])
    .select(['has_secret as hasSecret', 'list_days as listDays'])
    .orderBy('made_at')
    .orderBy('id')
    .execute();

export const findAuthority = (h: Handle, role: AuthorityRole): Promise<AuthorityRow | undefined> =>
  certificateTables(h)
    .selectFrom('authority_certificate')
    .select(['role', 'serial', 'der', 'sealed_key as sealedKey'])
    .select(['not_before as notBefore', 'not_after as notAfter'])
    .select(['has_secret as hasSecret', 'list_days as listDays'])
    .where('role', '=', role)
    .executeTakeFirst();

export async function insertAuthority(
  tx: Tx,
  row: AuthorityRow & { readonly madeAt: string; readonly madeBy: string },
): Promise<void> {
  await certificateTables(tx)
    .insertInto('authority_certificate')
    .values({
      ...{ id: newId(), role: row.role, serial: row.serial, der: row.der },
      ...{ sealed_key: row.sealedKey, not_before: row.notBefore, not_after: row.notAfter },
      ...{ has_secret: row.hasSecret, list_days: row.listDays },
      ...{ made_at: row.madeAt, made_by: row.madeBy },
    })
    .execute();
}

/** Before it is made again. */
export async function deleteAuthority(tx: Tx): Promise<void> {
  await certificateTables(tx).deleteFrom('authority_certificate').execute();
  await certificateTables(tx).deleteFrom('revocation_list').execute();
}

/** A published revocation list. */
export interface ListRow {
  readonly issuer: ListIssuer;
  readonly number: number;
  readonly der: Buffer;
  readonly madeAt: string;
  readonly nextAt: string;
}

/** The list in force; undefined before the first. */
export const newestList = (h: Handle, issuer: ListIssuer): Promise<ListRow | undefined> =>
  certificateTables(h)
    .selectFrom('revocation_list')
    .select(['issuer', 'number', 'der', 'made_at as madeAt', 'next_at as nextAt'])
    .where('issuer', '=', issuer)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Two lists at once would get one number: the second waits here. */
export async function lockLists(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('certificate.revocation-list'))`.execute(
    certificateTables(tx),
  );
}

export async function insertList(tx: Tx, row: ListRow): Promise<void> {
  await certificateTables(tx)
    .insertInto('revocation_list')
    .values({
      ...{ issuer: row.issuer, number: row.number, der: row.der },
      ...{ made_at: row.madeAt, next_at: row.nextAt },
    })
    .execute();
}

/** Certificates that were revoked or are suspended, for the list. */
export const listRevoked = (h: Handle) =>
  certificateTables(h)
    .selectFrom('person_certificate')
    .select(['serial', 'changed_at as changedAt', 'revocation_code as code'])
    .where('origin', '=', 'own')
    .where('revocation_code', 'is not', null)
    .orderBy('serial')
    .execute();

/** Whether keys are stored that only the identity key of this installation opens. */
export async function hasAuthorityKeys(h: Handle): Promise<boolean> {
  const found = await certificateTables(h)
    .selectFrom('authority_certificate')
    .select('id')
    .where('sealed_key', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
