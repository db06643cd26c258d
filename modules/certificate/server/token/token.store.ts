import type { Handle, Tx } from '@sarn/platform-server';
import { tokenOf } from '@sarn/signing/server';
import { sql } from 'kysely';
import { certificateTables } from '../tables.ts';

/** Labels of the tokens that other people use or have asked to use. */
export async function listTakenTokens(h: Handle, personId: string): Promise<string[]> {
  const rows = await certificateTables(h)
    .selectFrom('person_certificate')
    .select('sealed_key as sealedKey')
    .where('sealed_key', 'like', 'pkcs11:%')
    .where('person_id', '<>', personId)
    .unionAll(
      certificateTables(h)
        .selectFrom('certificate_request')
        .select('sealed_key as sealedKey')
        .where('sealed_key', 'like', 'pkcs11:%')
        .where('person_id', '<>', personId),
    )
    .execute();
  return labelsOf(rows);
}

/** Until the end of the transaction nobody else takes a token. */
export async function lockTokens(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('certificate.tokens'))`.execute(
    certificateTables(tx),
  );
}

/** Labels of tokens that certificates in use depend on. */
export async function listNeededTokens(h: Handle): Promise<string[]> {
  const rows = await certificateTables(h)
    .selectFrom('person_certificate')
    .select('sealed_key as sealedKey')
    .where('sealed_key', 'like', 'pkcs11:%')
    .execute();
  return labelsOf(rows);
}

const labelsOf = (rows: readonly { readonly sealedKey: string | null }[]): string[] =>
  rows.flatMap(({ sealedKey }) => tokenOf(sealedKey ?? '') ?? []);
