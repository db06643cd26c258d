import type { Handle, Tx } from '@sarn/platform-server';
import { signingCodeLimits } from '../contract/index.ts';
import { signatureTables } from './tables.ts';

/** What a code confirms. */
export interface CodeOf {
  readonly personId: string;
  /** Null: a batch of documents. */
  readonly documentId: string | null;
}

/** The comparison that finds a document, or none. */
const sameAs = ({ documentId }: CodeOf) => (documentId === null ? 'is' : '=');

/** When the open code was sent; undefined for none. */
export async function openCodeSince(h: Handle, of: CodeOf): Promise<string | undefined> {
  const found = await signatureTables(h)
    .selectFrom('signing_code')
    .select('created_at as at')
    .where('person_id', '=', of.personId)
    .where('document_id', sameAs(of), of.documentId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return found?.at;
}

/** Writes a code in the place of the one before. */
export async function replaceCode(
  tx: Tx,
  code: CodeOf & {
    readonly id: string;
    readonly hash: string;
    readonly at: string;
    readonly expiresAt: string;
  },
): Promise<void> {
  const { id, personId, documentId, hash, at, expiresAt } = code;
  await signatureTables(tx)
    .deleteFrom('signing_code')
    .where('person_id', '=', personId)
    .where('document_id', sameAs(code), documentId)
    .where('used_at', 'is', null)
    .execute();
  await signatureTables(tx)
    .insertInto('signing_code')
    .values({
      ...{ id, person_id: personId, document_id: documentId, code_hash: hash },
      ...{ tries_left: signingCodeLimits.tries, created_at: at, expires_at: expiresAt },
    })
    .execute();
}

/** Counts a try before anything is compared, so that many guesses at once share none. */
export const spendTry = (tx: Tx, of: CodeOf, now: string) =>
  signatureTables(tx)
    .updateTable('signing_code')
    .set((row) => ({ tries_left: row('tries_left', '-', 1) }))
    .where('person_id', '=', of.personId)
    .where('document_id', sameAs(of), of.documentId)
    .where('used_at', 'is', null)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returning(['id', 'code_hash as hash'])
    .executeTakeFirst();

/** @returns false where it was used meanwhile */
export async function useCode(tx: Tx, id: string, now: string): Promise<boolean> {
  const used = await signatureTables(tx)
    .updateTable('signing_code')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

/** Deletes a code that did not reach the person, so that another one can be asked for at once. */
export async function dropCode(tx: Tx, id: string): Promise<void> {
  await signatureTables(tx).deleteFrom('signing_code').where('id', '=', id).execute();
}

/** Deletes codes that ended before an instant. */
export async function forgetCodes(tx: Tx, before: string): Promise<void> {
  await signatureTables(tx).deleteFrom('signing_code').where('expires_at', '<', before).execute();
}
